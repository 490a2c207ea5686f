import { expect, test } from 'vitest';
import { envSchema } from '../../apps/gateway/src/env.ts';
import { nativePage } from './native-page.ts';

const html =
  '<html><head><script type="application/json" id="portal-configuration">{}</script></head></html>';
const env = envSchema.omit({ GATEWAY_SESSION_SECRET: true }).parse({ PORTAL_NAME: 'Oakmark' });
const page = nativePage(html, env, 'https://portal.example.com');

test('R-16: a packaged page carries the names of the firm', () => {
  expect(page).toContain('"portalName":"Oakmark"');
});

test('SEC-G5: a packaged page has the rules of the gateway, and may call only that gateway', () => {
  const rules = /content-security-policy" content="([^"]*)"/.exec(page)?.[1]?.split('; ');
  expect(rules).toContain("default-src 'none'");
  expect(rules).toContain("script-src 'self'");
  expect(rules).toContain("connect-src 'self' https://portal.example.com");
  expect(rules).toContain("require-trusted-types-for 'script'");
  expect(page.indexOf('content-security-policy')).toBeLessThan(page.indexOf('<script'));
});

test('R-16: it has no manifest, for it is installed already', () => {
  expect(page).not.toContain('manifest.webmanifest');
});
