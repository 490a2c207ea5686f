import type { Env } from '../../apps/gateway/src/env.ts';
import { writeConfiguration } from '../../apps/gateway/src/plugins/web/page.ts';
import {
  contentSecurityPolicy,
  securityOptions,
} from '../../apps/gateway/src/plugins/web/security-headers.ts';
import { portalConfiguration } from '../../apps/gateway/src/portal-configuration.ts';

/**
 * The page as a packaged app has it: with the firm's configuration, and with the rules that the gateway would send as
 * headers.
 */
export function nativePage(
  html: string,
  env: Omit<Env, 'GATEWAY_SESSION_SECRET'>,
  gatewayOrigin: string,
): string {
  const { reportOrigins, ...options } = securityOptions(env);
  // A meta tag cannot set frame-ancestors, and an app's page cannot be framed.
  const { frameAncestors: _, ...directives } = contentSecurityPolicy({
    ...options,
    reportOrigins: [gatewayOrigin, ...reportOrigins],
  });
  const rules = Object.entries(directives).map(([name, sources]) => `${toKebab(name)} ${sources.join(' ')}`);
  const head = `<meta http-equiv="content-security-policy" content="${rules.join('; ')}" />`;
  return writeConfiguration(html, portalConfiguration(env), head);
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
