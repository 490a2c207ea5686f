import type { Env } from '../../apps/gateway/src/env.ts';
import { contentSecurityPolicy, securityOptions } from '../../apps/gateway/src/plugins/security-headers.ts';
import { writeConfiguration } from '../../apps/gateway/src/plugins/web-page.ts';
import { portalConfiguration } from '../../apps/gateway/src/portal-configuration.ts';

/** The page as a packaged app has it: with the firm's configuration, and with the rules that the gateway would send as headers. */
export function nativePage(
  html: string,
  env: Omit<Env, 'GATEWAY_SESSION_SECRET'>,
  gatewayOrigin: string,
): string {
  const { reportOrigins, ...options } = securityOptions(env);
  // A page cannot say of itself who may frame it; in an app nobody can.
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
