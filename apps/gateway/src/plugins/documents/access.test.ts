import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { aDevice } from '../../test/a-device.ts';
import { testNow, testNowSeconds } from '../../test/build/a-firm-token.ts';
import { buildTestApp, testNonce } from '../../test/build-test-app.ts';
import { startFakeFirm } from '../../test/fake-firm.ts';
import { aPng } from './test/a-file.ts';
import { aForm, answerOf, keepUpload, startDocuments } from './test/start-documents.ts';

type Started = Awaited<ReturnType<typeof startDocuments>>;
type Route = [method: 'GET' | 'POST', path: string];
const routes: [Route, Route] = [
  ['GET', '/documents/d-1/content'],
  ['POST', '/documents'],
];

const { contentType } = aForm(Buffer.alloc(0));

/** Sends the head of a request that says it has a body, and none of it: who is refused is refused before. */
async function askWith({ origin, open }: Started, [method, path]: Route, headers: Record<string, string>) {
  const body = method === 'POST' ? { 'content-type': contentType, 'content-length': 1_000_000 } : {};
  const request = open(method, path, { headers: { ...body, dpop: '', authorization: '', ...headers } });
  for (const name of ['dpop', 'authorization']) if (!headers[name]) request.removeHeader(name);
  const answer = answerOf(request);
  request.flushHeaders();
  if (method === 'GET') request.end();
  const received = await answer;
  request.destroy();
  const { error } = received.json() as { error: { data: { appCode: string } } };
  return { status: received.status, code: error.data.appCode, headers: received.headers, origin };
}

describe.each(routes)('SEC-D8, SEC-G47: %s %s', (...route) => {
  const [method, path] = route;
  type Theft = (started: Started) => Record<string, string>;
  const forged = ({ origin, token }: Started, changes: object, by = aDevice()) =>
    by.headers({ method, url: origin + path, at: testNowSeconds, token, nonce: testNonce, ...changes });

  it.each<[string, string, Theft]>([
    ['nothing at all', 'UNAUTHORIZED', () => ({})],
    ['no proof', 'UNAUTHORIZED', ({ token }) => ({ authorization: `DPoP ${token}` })],
    [
      'the scheme Bearer',
      'UNAUTHORIZED',
      (started) => ({ ...started.proven(method, path), authorization: `Bearer ${started.token}` }),
    ],
    ['a proof of another key', 'UNAUTHORIZED', (started) => forged(started, {})],
    [
      'a proof for another method',
      'PROOF_REFUSED',
      (started) => started.proven(method, path, { method: 'PUT' }),
    ],
    ['a proof for another document', 'PROOF_REFUSED', (started) => started.proven(method, `${path}x`)],
    [
      'a proof without the token',
      'UNAUTHORIZED',
      (started) => ({
        ...started.proven(method, path, { token: undefined }),
        authorization: `DPoP ${started.token}`,
      }),
    ],
    [
      'a proof without a nonce',
      'USE_DPOP_NONCE',
      (started) => started.proven(method, path, { nonce: undefined }),
    ],
    [
      'an old nonce',
      'USE_DPOP_NONCE',
      (started) => started.proven(method, path, { nonce: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    ],
    ['an old proof', 'CLOCK_SKEW', (started) => started.proven(method, path, { at: testNowSeconds - 120 })],
    [
      'an edited token',
      'UNAUTHORIZED',
      (started) => started.proven(method, path, { token: `${started.token}x` }),
    ],
  ])('with %s: %s, before anything of a body is read', async (_what, code, theft) => {
    const started = await startDocuments(keepUpload);
    const answer = await askWith(started, route, theft(started));
    expect(answer).toMatchObject({ status: 401, code });
    expect(answer.headers['dpop-nonce']).toBe(testNonce);
    expect(started.firm.calls).toHaveLength(0);
  });

  it('with a proof that was used before: PROOF_REFUSED', async () => {
    const started = await startDocuments(keepUpload);
    const headers = started.proven(method, path);
    const form = aForm(aPng(), { fields: { file_name: 'a.png' } });
    const sent = { headers: { ...headers, 'content-type': form.contentType } };
    await started.call(method, path, { ...sent, ...(method === 'POST' && { body: form.body }) });
    expect(await askWith(started, route, headers)).toMatchObject({ status: 401, code: 'PROOF_REFUSED' });
    expect(started.firm.calls).toHaveLength(1);
  });

  it.each([
    ['the second factor', { factor: 'required' }, 'FORBIDDEN'],
    ['the terms', { termsAccepted: false }, 'TERMS_NOT_ACCEPTED'],
  ])('SEC-D1: before %s: refused', async (_what, changes, code) => {
    const started = await startDocuments(keepUpload);
    const headers = started.proven(method, path, { token: await started.issue(changes) });
    expect(await askWith(started, route, headers)).toMatchObject({ status: 403, code });
    expect(started.firm.calls).toHaveLength(0);
  });

  it('SEC-D17: with a token that has run out: UNAUTHORIZED', async () => {
    const started = await startDocuments(keepUpload);
    const later = testNowSeconds + 16 * 60;
    started.time.now = new Date(later * 1000);
    const first = await askWith(started, route, started.proven(method, path, { at: later }));
    const nonce = String(first.headers['dpop-nonce']);
    expect(await askWith(started, route, started.proven(method, path, { at: later, nonce }))).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
  });

  it('SEC-D5, SEC-D17: after signing out: UNAUTHORIZED', async () => {
    const started = await startDocuments(keepUpload);
    const signOut = '/trpc/authentication.signOut';
    const left = await started.call('POST', signOut, {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('null'),
    });
    expect(left.status).toBe(200);
    expect(await askWith(started, route, started.proven(method, path))).toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('SEC-B16: counts towards the limit of an address', async () => {
    const started = await startDocuments(keepUpload, { RATE_LIMIT_PER_MINUTE: '1' });
    await askWith(started, route, {});
    expect(await askWith(started, route, {})).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });

  it('SEC-G8: the packaged app may ask first, and read what comes back', async () => {
    const { app } = await buildTestApp();
    const headers = { origin: 'https://localhost', 'access-control-request-method': method };
    const preflightAnswer = await app.inject({ method: 'OPTIONS', url: path, headers });
    expect(preflightAnswer.statusCode).toBe(204);
    expect(preflightAnswer.headers['access-control-allow-headers']).toContain('idempotency-key, range');
    const evil = { ...headers, origin: 'https://evil.example.com' };
    expect((await app.inject({ method: 'OPTIONS', url: path, headers: evil })).statusCode).toBe(403);
  });
});

it('SEC-G9: other methods reach nothing', async () => {
  const firm = await startFakeFirm({});
  const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin });
  for (const [method, url] of [
    ['HEAD', '/documents/d-1/content'],
    ['PUT', '/documents'],
    ['DELETE', '/documents/d-1/content'],
    ['GET', '/documents'],
  ] as const)
    expect((await app.inject({ method, url })).statusCode).toBeGreaterThanOrEqual(400);
  expect(firm.requests).toHaveLength(0);
});

it('SEC-D24: a caller refused for its nonce can send the same again with the nonce of the answer', async () => {
  const started = await startDocuments(keepUpload);
  started.time.now = new Date(testNow.getTime() + 3 * 60_000);
  const at = testNowSeconds + 180;
  const first = await askWith(started, routes[1], started.proven('POST', '/documents', { at }));
  expect(first.code).toBe('USE_DPOP_NONCE');
  expect(first.headers['www-authenticate']).toContain('use_dpop_nonce');
  const form = aForm(aPng(), { fields: { file_name: 'a.png' } });
  const nonce = first.headers['dpop-nonce'];
  const request = started.open('POST', '/documents', {
    headers: { ...started.proven('POST', '/documents', { at, nonce }), 'content-type': form.contentType },
  });
  const answer = answerOf(request);
  request.end(form.body);
  expect((await answer).status).toBe(200);
  if (!request.destroyed) await once(request, 'close');
});
