import { describe, expect, it } from 'vitest';
import { aMutation, buildTestApp } from '../../test/build-test-app.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types portal-html portal-worker portal-pdf dompurify',
  'report-to csp',
].join(';');

const production = {
  NODE_ENV: 'production',
  UPSTREAM_URL: 'https://127.0.0.1:9',
};

it('S-15: the page may report errors to the host of the DSN, where one is set, and to no other', async () => {
  const { app } = await buildTestApp({ WEB_SENTRY_DSN: 'https://0a1b2c@reports.example.com/7' });
  const header = (await app.inject('/')).headers['content-security-policy'];
  expect(header).toBe(policy.replace("connect-src 'self'", "connect-src 'self' https://reports.example.com"));
});

describe('SEC-G10: an answer whose route says nothing of caches is never kept', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/.well-known/change-password',
    '/.well-known/assetlinks.json',
    '/metrics',
  ])('%s', async (url) => {
    const { app } = await buildTestApp({
      ANDROID_APP_CERTIFICATES: Array(32).fill('0A').join(':'),
      METRICS: '1',
    });
    const answer = await app.inject(url);
    expect(answer.statusCode).not.toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('SEC-G5, SEC-E15: headers of every answer', () => {
  it.each([
    ['the page', '/'],
    ['a file that is not there', '/x.css'],
    ['a wrong call', '/trpc/no.such'],
    ['a health check', '/healthz'],
  ])('%s', async (_what, url) => {
    const { app } = await buildTestApp();
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('a body that is too large', async () => {
    const { app } = await buildTestApp();
    const answer = await app.inject(aMutation('authentication.signIn', { email: 'x'.repeat(70_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-security-policy']).toBe(policy);
  });

  it('bind browsers to https for a year in production, and only there', async () => {
    const { app } = await buildTestApp(production);
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const elsewhere = await buildTestApp();
    expect((await elsewhere.app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('allow pictures from where a configured logo is', async () => {
    const { app } = await buildTestApp({ FIRM_LOGO_URL: 'https://cdn.example.com/logo.svg' });
    expect((await app.inject('/')).headers['content-security-policy']).toContain(
      "img-src 'self' data: https://cdn.example.com;",
    );
  });
});
