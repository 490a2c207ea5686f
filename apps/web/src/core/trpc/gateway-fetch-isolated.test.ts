import { beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import { aToken } from '#test/build/a-token.ts';
import { gatewayFetch } from './gateway-fetch.ts';

// Keys and signatures are tested in proven-fetch-isolated.test.ts.
vi.mock('#core/device/key.ts', () => ({ deviceKey: async () => undefined }));
vi.mock('#core/device/proof.ts', () => ({ makeProof: async () => 'proof' }));
vi.mock('#core/session/start-session.ts', () => ({ rereadSession: async () => undefined }));

const path = '/documents/17/content';
const now = new Date('2026-11-20T12:00:00Z');
const token = (secondsLeft: number) => aToken({ exp: now.getTime() / 1000 + secondsLeft });

beforeEach(() => {
  vi.useFakeTimers({ now });
});

function gatewayAnswers(answer: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string, _request: RequestInit) => answer(url));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const refusal = (appCode: string, status: number, more: object = {}) =>
  Response.json({ error: { code: -32603, message: 'Refused', data: { appCode, ...more } } }, { status });

const failureOf = (call: Promise<unknown>) => call.then(() => null, toAppError);

test('SEC-G47: bytes are asked for with the session, a proof of this device and what the call brings', async () => {
  sessionStore.signIn(token(900));
  const fetch = gatewayAnswers(() => new Response('bytes', { status: 206 }));
  const answer = await gatewayFetch(path, { method: 'GET', headers: { range: 'bytes=0-4' } });
  expect(await answer.text()).toBe('bytes');
  expect(fetch.mock.calls[0]?.[0]).toBe(path);
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({
    authorization: `DPoP ${token(900)}`,
    dpop: 'proof',
    range: 'bytes=0-4',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  });
});

test('S-1: with an expired token nothing is sent, and the session ends', async () => {
  sessionStore.signIn(token(0));
  const fetch = gatewayAnswers(() => new Response('bytes'));
  expect((await failureOf(gatewayFetch(path, { method: 'GET' })))?.code).toBe('UNAUTHORIZED');
  expect(fetch).not.toHaveBeenCalled();
  expect(sessionStore.read().ended).toBe('expired');
});

test('S-2: after a refusal the session is checked, and ends where it is over', async () => {
  sessionStore.signIn(token(900));
  gatewayAnswers((url) =>
    url.includes('authentication.check')
      ? Response.json([{ error: { code: -32001, message: 'Refused', data: { appCode: 'UNAUTHORIZED' } } }], {
          status: 401,
        })
      : refusal('UNAUTHORIZED', 401),
  );
  expect((await failureOf(gatewayFetch(path, { method: 'GET' })))?.code).toBe('UNAUTHORIZED');
  await vi.waitFor(() => expect(sessionStore.read().ended).toBe('refused'), { timeout: 10_000 });
});

test('S-6: a refusal has the code, the fields and the reference that the gateway gives', async () => {
  sessionStore.signIn(token(900));
  const fields = [{ field: 'file', code: 'has_scripts', message: 'No programs' }];
  gatewayAnswers(() => refusal('VALIDATION', 422, { fields, requestId: 'aaaabbbb' }));
  expect(await failureOf(gatewayFetch('/documents', { method: 'POST' }))).toMatchObject({
    code: 'VALIDATION',
    fields,
    requestId: 'aaaabbbb',
  });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'NO_ANSWER'],
  ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'UNAVAILABLE'],
])('S-6: %s is a failure with a sentence', async (_what, answer, code) => {
  sessionStore.signIn(token(900));
  gatewayAnswers(answer);
  expect((await failureOf(gatewayFetch(path, { method: 'GET' })))?.code).toBe(code);
});

test('P-18: a request that was given up is not a failure of the portal', async () => {
  sessionStore.signIn(token(900));
  gatewayAnswers(() => Promise.reject(new DOMException('Given up', 'AbortError')));
  await expect(gatewayFetch(path, { method: 'GET' })).rejects.toMatchObject({ name: 'AbortError' });
});
