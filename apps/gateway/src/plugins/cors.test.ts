import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aMutation, buildTestApp, errorOf } from '../test/build-test-app.ts';

const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/trpc/policies.list',
  headers: { origin, 'access-control-request-method': 'POST' },
});

describe('SEC-G8: calls from another origin', () => {
  it.each(['capacitor://localhost', 'https://localhost'])(
    'the packaged app at %s may call',
    async (origin) => {
      const { app } = await buildTestApp();
      const preflightAnswer = await app.inject(preflight(origin));
      expect(preflightAnswer.statusCode).toBe(204);
      expect(preflightAnswer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'authorization, content-type, dpop, idempotency-key, range, traceparent, x-device-id, x-step-up-token',
      });
      const called = await app.inject({ url: '/trpc/terms.latest', headers: { origin } });
      expect(called.headers['access-control-allow-origin']).toBe(origin);
      expect(String(called.headers.vary)).toContain('origin');
      // Without it the app would be refused the nonce that its next proof needs (SEC-D24).
      expect(String(called.headers['access-control-expose-headers']).split(', ')).toContain('dpop-nonce');
      expect(called.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it.each([
    'null',
    'https://evil.example.com',
    'https://localhost.evil.example.com',
    'https://app.localhost',
    'http://localhost',
    'https://localhost:8443',
    'CAPACITOR://localhost',
  ])('%s may not', async (origin) => {
    const { app } = await buildTestApp();
    const preflightAnswer = await app.inject(preflight(origin));
    expect(preflightAnswer.statusCode).toBe(403);
    const called = await app.inject({ url: '/trpc/terms.latest', headers: { origin } });
    for (const { headers } of [preflightAnswer, called])
      expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['capacitor://localhost', 'https://localhost'])(
    "SEC-D8, R-16: a proof that the packaged app at %s made for the gateway's address is good",
    async (origin) => {
      const { app } = await buildTestApp();
      const person = { email: 'a.person@example.com', password: 'Canary-Password-2026!' };
      const answer = await app.inject(aMutation('authentication.signIn', person, { origin }));
      // It came past the proof, as far as the firm's API, which is not there.
      expect(errorOf(answer).data.appCode).toBe('UPSTREAM_DOWN');
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it.each(['/documents', '/documents/4f6c1d2e/content', '/statements'])(
    'P-15, R-16: the packaged app may call %s',
    async (url) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const keys = [privateKey.export({ format: 'jwk' })];
      const { app } = await buildTestApp({ STATEMENT_KEYS: JSON.stringify({ keys }) });
      const ofApp = await app.inject({ ...preflight('https://localhost'), url });
      expect([ofApp.statusCode, ofApp.headers['access-control-allow-origin']]).toEqual([
        204,
        'https://localhost',
      ]);
      const ofOther = await app.inject({ ...preflight('https://evil.example.com'), url });
      expect(ofOther.statusCode).toBe(403);
      expect(ofOther.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('R-16: the packaged app may ask whether the gateway is there, and nothing else outside /trpc', async () => {
    const { app } = await buildTestApp();
    const headers = { origin: 'https://localhost' };
    const health = await app.inject({ url: '/healthz', headers });
    expect(health.headers['access-control-allow-origin']).toBe('https://localhost');
    for (const url of ['/', '/readyz', '/manifest.webmanifest']) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers, url).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
