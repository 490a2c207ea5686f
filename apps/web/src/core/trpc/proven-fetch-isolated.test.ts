import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deviceKey } from '#core/device/key.ts';
import { serverNowMs, setServerClock } from '#core/device/server-clock.ts';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { provenFetch } from './proven-fetch.ts';

type Proof = { header: Record<string, unknown>; claims: Record<string, unknown> };

const noonMs = Date.parse('2026-11-20T12:00:00Z');
const get = { method: 'GET', headers: {} };
const post = { method: 'POST', headers: { authorization: 'DPoP a.b.c' }, body: '{"like":true}' };

let sent: { url: string; init: RequestInit; proof: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: noonMs, toFake: ['Date'] });
  setServerClock(noonMs);
  sent = [];
});

/** The gateway gives these answers, one after the other, and then repeats the last. */
function gatewayAnswers(...answers: Response[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: { dpop: string } }) => {
    sent.push({ url, init, proof: init.headers.dpop });
    return (answers.length > 1 ? answers.shift() : answers[0]?.clone()) as Response;
  });
}

const withNonce = (nonce: string, body: unknown = []) =>
  Response.json(body, { headers: { 'dpop-nonce': nonce } });

const refusal = (appCode: string, serverTimeMs?: number) =>
  Response.json({ error: { data: { appCode, serverTimeMs } } }, { status: 401 });

function read(proof = ''): Proof {
  const [header, claims] = proof
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  return { header, claims };
}

test('SEC-D8: a proof names method, address and moment, and brings its public key alone', async () => {
  gatewayAnswers(Response.json([]));
  await provenFetch('/trpc/policies.list?batch=1', get);
  const { header, claims } = read(sent[0]?.proof);
  expect(header).toEqual({
    typ: 'dpop+jwt',
    alg: 'ES256',
    jwk: { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) },
  });
  expect(claims).toEqual({
    htm: 'GET',
    htu: `${window.location.origin}/trpc/policies.list`,
    iat: noonMs / 1000,
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('SEC-D8: with a token it names the token by its hash, and its signature holds', async () => {
  gatewayAnswers(Response.json([]));
  await provenFetch('/trpc/insights.like', post);
  const [header, claims, signature = ''] = sent[0]?.proof.split('.') ?? [];
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from('a.b.c'));
  expect(read(sent[0]?.proof).claims.ath).toBe(Buffer.from(hash).toString('base64url'));
  const { publicKey } = await deviceKey();
  const jwk = await crypto.subtle.exportKey('jwk', publicKey);
  const checking = await crypto.subtle.importKey(
    'jwk',
    { ...jwk, key_ops: ['verify'] },
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['verify'],
  );
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const isSigned = await crypto.subtle.verify(
    algorithm,
    checking,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${header}.${claims}`),
  );
  expect(isSigned).toBe(true);
});

test('SEC-D8: the private key cannot be read out', async () => {
  const { privateKey } = await deviceKey();
  await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow();
});

test('SEC-D8: no proof is made twice, and all of one client are made with one key', async () => {
  gatewayAnswers(Response.json([]));
  await provenFetch('/trpc/a', get);
  await provenFetch('/trpc/a', get);
  const [first, second] = sent.map(({ proof }) => read(proof));
  expect(second?.claims.jti).not.toBe(first?.claims.jti);
  expect(second?.header).toEqual(first?.header);
  clearStores();
  await provenFetch('/trpc/a', get);
  expect(read(sent[2]?.proof).header).not.toEqual(first?.header);
});

test.each([
  ['a query', '/trpc/policies.list?batch=1', get],
  ['a mutation', '/trpc/insights.like', post],
])(
  'SEC-D31: refused for its time, %s is sent again with the time of the gateway',
  async (_what, url, request) => {
    const serverMs = noonMs + 7_200_000;
    gatewayAnswers(refusal('CLOCK_SKEW', serverMs), Response.json(['done']));
    const answer = await provenFetch(url, request);
    expect(await answer.json()).toEqual(['done']);
    expect(sent.map(({ url: to, init }) => [to, init.method, init.body])).toEqual(
      Array(2).fill([url, request.method, 'body' in request ? request.body : undefined]),
    );
    expect(read(sent[1]?.proof).claims.iat).toBe(serverMs / 1000);
    expect(serverNowMs()).toBe(serverMs);
  },
);

test('SEC-D24: each proof has the nonce of the answer before, so that no call is sent twice', async () => {
  gatewayAnswers(withNonce('first'), withNonce('second'), Response.json([]));
  for (const url of ['/trpc/a', '/trpc/b', '/trpc/c', '/trpc/d']) await provenFetch(url, get);
  const nonces = sent.map(({ proof }) => read(proof).claims.nonce);
  expect(nonces).toEqual([undefined, 'first', 'second', 'second']);
});

test('SEC-D24: refused for its nonce, a call is sent once more with that of the answer, and never a third time', async () => {
  const { error } = await refusal('USE_DPOP_NONCE').json();
  const refused = () => Response.json({ error }, { status: 401, headers: { 'dpop-nonce': 'current' } });
  gatewayAnswers(refused(), Response.json(['done']));
  expect(await (await provenFetch('/trpc/insights.like', post)).json()).toEqual(['done']);
  expect(sent.map(({ init }) => init.body)).toEqual([post.body, post.body]);
  expect(read(sent[1]?.proof).claims).toMatchObject({ nonce: 'current' });
  gatewayAnswers(refused());
  expect((await provenFetch('/trpc/a', get)).status).toBe(401);
  expect(sent).toHaveLength(4);
});

test('SEC-D24: the page brings the nonce of the first proof', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="dpop-nonce" content="of-the-page" />');
  onTestFinished(() => document.querySelector('meta[name=dpop-nonce]')?.remove());
  vi.resetModules();
  gatewayAnswers(Response.json([]));
  const { provenFetch: ofNewPage } = await import('./proven-fetch.ts');
  await ofNewPage('/trpc/a', get);
  expect(read(sent[0]?.proof).claims).toMatchObject({ nonce: 'of-the-page' });
});

test('SEC-D31: the next page starts with that time', async () => {
  gatewayAnswers(refusal('CLOCK_SKEW', noonMs - 60_000), Response.json([]));
  await provenFetch('/trpc/a', get);
  vi.resetModules();
  const { serverNowMs: ofNextPage } = await import('#core/device/server-clock.ts');
  expect(ofNextPage()).toBe(noonMs - 60_000);
});

test('SEC-D31: refused for its time twice, the refusal is final: it is never sent a third time', async () => {
  gatewayAnswers(refusal('CLOCK_SKEW', noonMs + 7_200_000));
  expect((await provenFetch('/trpc/a', get)).status).toBe(401);
  expect(sent).toHaveLength(2);
});

test('SEC-D31: a refusal for the time that brings none leaves the clock of the device', async () => {
  gatewayAnswers(refusal('CLOCK_SKEW'), Response.json([]));
  await provenFetch('/trpc/a', get);
  expect(serverNowMs()).toBe(noonMs);
});

test('SEC-D31: a query whose proof was used is sent once more with a new one, as a browser sends it twice when a connection ends', async () => {
  gatewayAnswers(refusal('PROOF_REFUSED'), Response.json(['done']));
  expect(await (await provenFetch('/trpc/a', get)).json()).toEqual(['done']);
  const [first, second] = sent.map(({ proof }) => read(proof).claims.jti);
  expect(second).not.toBe(first);
  gatewayAnswers(refusal('PROOF_REFUSED'));
  expect((await provenFetch('/trpc/a', get)).status).toBe(401);
  expect(sent).toHaveLength(4);
});

test('SEC-D31: a mutation whose proof was used is not sent again: the first may have been executed', async () => {
  gatewayAnswers(refusal('PROOF_REFUSED'));
  expect((await provenFetch('/trpc/insights.like', post)).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test.each([
  ['UNAUTHORIZED', refusal('UNAUTHORIZED')],
  ['a batch of refusals', Response.json([{ error: { data: { appCode: 'UNAUTHORIZED' } } }], { status: 401 })],
  ['a page of some proxy', new Response('<html>', { status: 401 })],
])('%s is not sent again, and can still be read', async (_what, refused) => {
  gatewayAnswers(refused);
  const answer = await provenFetch('/trpc/a', get);
  expect(sent).toHaveLength(1);
  expect((await answer.text()).length).toBeGreaterThan(0);
});

test('a page over plain http, which has no keys, gets the reason', async () => {
  gatewayAnswers(Response.json([]));
  vi.stubGlobal('crypto', {});
  await expect(provenFetch('/trpc/a', get)).rejects.toMatchObject({ code: 'NOT_SECURE' });
  expect(sent).toEqual([]);
});
