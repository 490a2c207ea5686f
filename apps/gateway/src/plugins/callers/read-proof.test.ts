import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMemory } from '../../memory.ts';
import { IN_MEMORY } from '../../session/revocation/file.ts';
import { aDevice, type ProofChange, type TestDevice } from '../../test/a-device.ts';
import { aFirmToken, testNow, testNowSeconds } from '../../test/build/a-firm-token.ts';
import { buildTestApp, errorOf, injectedOrigin, testNonce, testSecret } from '../../test/build-test-app.ts';
import { startFakeFirm } from '../../test/fake-firm.ts';
import { startStandInRedis } from '../../test/stand-in-redis.ts';

const credentials = { email: 'person@example.com', password: 'Portal-Demo-2026!' };

/** The nonces of a gateway with these settings, which closes with the test. */
async function noncesOf(variables: Partial<Parameters<typeof openMemory>[0]['env']>) {
  const memory = await openMemory({
    env: {
      REDIS_URL: undefined,
      REVOCATION_FILE: IN_MEMORY,
      GATEWAY_SESSION_SECRET: testSecret,
      GATEWAY_SESSION_SECRET_PREVIOUS: undefined,
      ...variables,
    },
    clock: { now: () => testNow },
    logger: pino({ level: 'silent' }),
  });
  onTestFinished(() => memory.close());
  return memory.proofNonces;
}

/** The whole gateway, in front of a firm that asks this client for no second factor. */
async function start(variables: Record<string, string> = {}) {
  const jwt = await aFirmToken();
  const firm = await startFakeFirm({
    'POST /v1/authentication/create': { jwt, terms_accepted: true },
    'POST /v1/authentication/mfa': { data: { jwt: await aFirmToken({ scope: 'unlock' }) } },
    'GET /v1/user/mfa': { mfa_configured: 2 },
    'GET /v1/policy': { items: [], _links: { self: { href: '/v1/policy' } } },
    'GET /v1/authentication/check': { status: 'authenticated', scope: 'full', terms_accepted: true },
    'GET /v1/user/get-contact-support-reasons': { data: ['a reason'] },
  });
  const gateway = await buildTestApp({ UPSTREAM_URL: firm.origin, ...variables });
  const send = (url: string, headers: Record<string, string>, input?: object) =>
    gateway.app.inject({
      method: input ? 'POST' : 'GET',
      url,
      headers: { ...(input ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(input ? { payload: JSON.stringify(input) } : {}),
    });
  const signIn = async (device: TestDevice) => {
    const url = '/trpc/authentication.signIn';
    const answer = await send(url, { dpop: device.proof(callTo(url, { method: 'POST' })) }, credentials);
    return answer.json().result.data.token as string;
  };
  return { ...gateway, firm, send, signIn };
}

const callTo = (url: string, rest: object = {}) => ({
  method: 'GET',
  url: injectedOrigin + url,
  at: testNowSeconds,
  nonce: testNonce,
  ...rest,
});

const list = '/trpc/policies.list';
const check = '/trpc/authentication.check';

describe('SEC-D8, SEC-D30: a token without its key opens nothing', () => {
  const device = aDevice();
  const thief = aDevice();
  type Theft = (token: string) => Record<string, string>;
  const withToken = (token: string, proof: string) => ({ authorization: `DPoP ${token}`, dpop: proof });
  const own = (token: string, change: ProofChange) =>
    withToken(token, device.proof(callTo(list, { token }), change));

  it.each<[string, Theft]>([
    ['no proof at all', (token) => ({ authorization: `DPoP ${token}` })],
    ['the scheme Bearer', (token) => ({ authorization: `Bearer ${token}` })],
    [
      'the scheme Bearer and a good proof',
      (token) => ({ authorization: `Bearer ${token}`, dpop: device.proof(callTo(list, { token })) }),
    ],
    ['a proof of another key', (token) => withToken(token, thief.proof(callTo(list, { token })))],
    ['a proof without the token', (token) => withToken(token, device.proof(callTo(list)))],
    [
      'a proof for another token',
      (token) => withToken(token, device.proof(callTo(list, { token: `${token}x` }))),
    ],
    ['a proof for another method', (token) => own(token, { claims: { htm: 'POST' } })],
    ['a proof for another call', (token) => withToken(token, device.proof(callTo(check, { token })))],
    [
      'a proof for another host',
      (token) => own(token, { claims: { htu: `https://evil.example.com${list}` } }),
    ],
    ['a proof signed by another key', (token) => own(token, { key: thief.privateKey })],
    [
      'two proofs',
      (token) => {
        const proofs = [1, 2].map(() => device.proof(callTo(list, { token })));
        return withToken(token, proofs.join(', '));
      },
    ],
    ['an oversized proof', (token) => own(token, { claims: { pad: 'x'.repeat(5000) } })],
    [
      'its private key in the proof',
      (token) => own(token, { header: { jwk: { ...device.jwk, d: 'AAAA' } } }),
    ],
  ])('with %s', async (_what, theft) => {
    const { firm, send, signIn } = await start();
    const token = await signIn(device);
    const callsBefore = firm.requests.length;
    const answer = await send(list, theft(token));
    expect(answer.statusCode).toBe(401);
    expect(['UNAUTHORIZED', 'PROOF_REFUSED']).toContain(firstError(answer));
    expect(answer.headers['www-authenticate']).toMatch(/^DPoP .*algs="ES256"$/);
    expect(firm.requests).toHaveLength(callsBefore);
  });

  it('and with it, opens what it should', async () => {
    const { send, signIn } = await start();
    const token = await signIn(device);
    expect((await send(list, device.headers(callTo(list, { token })))).statusCode).toBe(200);
  });

  it('SEC-D23: and the same proof is taken once', async () => {
    const { send, signIn } = await start();
    const headers = device.headers(callTo(list, { token: await signIn(device) }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(list, headers)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect(answers.map(firstError)).toContain('PROOF_REFUSED');
  });

  it('SEC-D8: and one proof serves the calls of one batch', async () => {
    const { send, signIn } = await start();
    const path = `${list},authentication.check`;
    const headers = device.headers(callTo(path, { token: await signIn(device) }));
    const answer = await send(`${path}?batch=1&input=%7B%7D`, headers);
    expect(answer.json().map((one: object) => 'result' in one)).toEqual([true, true]);
  });
});

function firstError(answer: { json(): unknown }): string | undefined {
  const body = answer.json() as { error?: { data: { appCode: string } } };
  return body.error?.data.appCode;
}

describe('SEC-D30, SEC-D31: signing in', () => {
  const signInUrl = '/trpc/authentication.signIn';

  it.each(['authentication.signIn', 'authentication.unlock'])(
    'without a proof is refused before the firm is called (%s)',
    async (name) => {
      const { firm, send } = await start();
      const answer = await send(`/trpc/${name}`, {}, { ...credentials, code: '123456' });
      expect([answer.statusCode, firstError(answer)]).toEqual([401, 'PROOF_REFUSED']);
      expect(firm.requests).toEqual([]);
    },
  );

  it('SEC-B19: an unlock token helps only the device that was given it', async () => {
    const { firm, send } = await start();
    const [owner, thief] = [aDevice(), aDevice()];
    const proof = (device: TestDevice, url: string) => ({
      dpop: device.proof(callTo(url, { method: 'POST' })),
    });
    const unlockUrl = '/trpc/authentication.unlock';
    const unlock = await send(unlockUrl, proof(owner, unlockUrl), { ...credentials, code: '123456' });
    const { unlockToken } = unlock.json().result.data;
    const callsBefore = firm.requests.length;
    const stolen = await send(signInUrl, proof(thief, signInUrl), { ...credentials, unlockToken });
    expect([stolen.statusCode, firstError(stolen)]).toEqual([401, 'UNAUTHORIZED']);
    expect(firm.requests).toHaveLength(callsBefore);
    const own = await send(signInUrl, proof(owner, signInUrl), { ...credentials, unlockToken });
    expect(own.statusCode).toBe(200);
  });

  it('SEC-D31: a public call needs no proof, but takes none that is bad', async () => {
    const { send } = await start();
    const url = '/trpc/user.supportReasons';
    expect((await send(url, {})).statusCode).toBe(200);
    expect(firstError(await send(url, { dpop: 'forged' }))).toBe('PROOF_REFUSED');
  });
});

describe('SEC-D31: a clock that is wrong', () => {
  const device = aDevice();
  const url = '/trpc/authentication.signIn';
  const wrong = () => ({ dpop: device.proof(callTo(url, { method: 'POST', at: testNowSeconds - 3600 })) });
  const right = () => ({ dpop: device.proof(callTo(url, { method: 'POST' })) });

  it('is answered with the right time, and nothing is done', async () => {
    const { firm, send } = await start();
    const answer = await send(url, wrong(), credentials);
    expect(answer.statusCode).toBe(401);
    expect(errorOf(answer).data).toMatchObject({
      appCode: 'CLOCK_SKEW',
      serverTimeMs: testNowSeconds * 1000,
    });
    expect(firm.requests).toEqual([]);
  });

  it('SEC-B3: uses up no sign-in attempt', async () => {
    const { send } = await start({ SIGN_IN_LIMIT_PER_MINUTE: '1' });
    for (let attempt = 0; attempt < 3; attempt += 1) await send(url, wrong(), credentials);
    expect((await send(url, right(), credentials)).statusCode).toBe(200);
    expect((await send(url, right(), credentials)).statusCode).toBe(429);
  });
});

describe('SEC-D24: the nonce of a proof (RFC 9449, section 8)', () => {
  const device = aDevice();

  it('is with every answer, a refusal too, the same for a minute', async () => {
    const { send, time } = await start();
    const nonceOf = async (url: string) => (await send(url, {})).headers['dpop-nonce'];
    const answers = [await nonceOf('/trpc/user.supportReasons'), await nonceOf(list)];
    expect(answers).toEqual([testNonce, testNonce]);
    time.now = new Date(time.now.getTime() + 60_000);
    expect(await nonceOf(list)).not.toBe(testNonce);
  });

  it('is asked for where a proof has none, and with it the same call is answered', async () => {
    const { firm, send, signIn } = await start();
    const token = await signIn(device);
    const callsBefore = firm.requests.length;
    const refused = await send(list, device.headers(callTo(list, { token, nonce: undefined })));
    expect([refused.statusCode, firstError(refused)]).toEqual([401, 'USE_DPOP_NONCE']);
    expect(refused.headers['www-authenticate']).toBe('DPoP error="use_dpop_nonce", algs="ES256"');
    expect(firm.requests).toHaveLength(callsBefore);
    const nonce = String(refused.headers['dpop-nonce']);
    expect((await send(list, device.headers(callTo(list, { token, nonce })))).statusCode).toBe(200);
  });

  it('makes what a script signed in advance useless: a call in three minutes, or one dated 40 seconds ahead', async () => {
    const { send, signIn, time } = await start();
    const token = await signIn(device);
    const signed = (seconds: number) => device.headers(callTo(list, { token, at: testNowSeconds + seconds }));
    const [ahead, later] = [signed(40), signed(180)];
    expect(firstError(await send(list, ahead))).toBe('CLOCK_SKEW');
    time.now = new Date(time.now.getTime() + 180_000);
    const refused = await send(list, later);
    expect([refused.statusCode, firstError(refused)]).toEqual([401, 'USE_DPOP_NONCE']);
  });

  it('SEC-B3: that is too old uses up no sign-in attempt', async () => {
    const { send } = await start({ SIGN_IN_LIMIT_PER_MINUTE: '1' });
    const url = '/trpc/authentication.signIn';
    const proof = (nonce: string) => ({ dpop: device.proof(callTo(url, { method: 'POST', nonce })) });
    for (let attempt = 0; attempt < 3; attempt += 1) await send(url, proof('old'), credentials);
    expect((await send(url, proof(testNonce), credentials)).statusCode).toBe(200);
  });

  it('of another process is refused: a restart, which forgets the used proofs, brings none of them back', async () => {
    const [before, after] = [await noncesOf({}), await noncesOf({})];
    const nonce = before.current();
    expect([before.accepts(nonce), after.accepts(nonce)]).toEqual([true, false]);
  });

  it('SEC-D10: of one Redis is good at each gateway while they change their secret one by one', async () => {
    const { port } = await startStandInRedis();
    const [old, next] = [testSecret, testSecret.toLowerCase()];
    const sharing = (secret: string, previous?: string) =>
      noncesOf({
        REDIS_URL: `redis://127.0.0.1:${port}`,
        GATEWAY_SESSION_SECRET: secret,
        GATEWAY_SESSION_SECRET_PREVIOUS: previous,
      });
    const steps = [
      await sharing(old),
      await sharing(old, next),
      await sharing(next, old),
      await sharing(next),
    ];
    for (const [index, one] of steps.slice(1).entries()) {
      const before = steps[index]!;
      expect([one.accepts(before.current()), before.accepts(one.current())]).toEqual([true, true]);
    }
    expect(steps[3]?.accepts(steps[0]!.current())).toBe(false);
  });
});

describe('SEC-D8: the address of a proof', () => {
  const device = aDevice();
  const url = '/trpc/user.supportReasons';
  const proofFor = (origin: string) => ({
    dpop: device.proof({ method: 'GET', url: origin + url, at: testNowSeconds, nonce: testNonce }),
  });

  it('is that of the request where none is configured', async () => {
    const { send } = await start();
    const callWith = (host: string, origin: string) => send(url, { ...proofFor(origin), host });
    expect((await callWith('portal.example.com', 'http://portal.example.com')).statusCode).toBe(200);
    expect((await callWith('portal.example.com', 'http://other.example.com')).statusCode).toBe(401);
    expect((await callWith('portal.example.com', 'https://portal.example.com')).statusCode).toBe(401);
  });

  it('is one of those configured, whatever the request was sent to', async () => {
    const origins = 'https://portal.example.com,https://old.example.com';
    const { send } = await start({ PUBLIC_ORIGINS: origins });
    const callWith = (origin: string) => send(url, { ...proofFor(origin), host: 'gateway.internal:8080' });
    expect((await callWith('https://portal.example.com')).statusCode).toBe(200);
    expect((await callWith('https://old.example.com')).statusCode).toBe(200);
    expect((await callWith('http://gateway.internal:8080')).statusCode).toBe(401);
  });

  it('SEC-B4: behind a proxy is what a trusted one says it was, and no other', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example.com' };
    const statusBehind = async (variables: Record<string, string>) =>
      (await (await start(variables)).send(url, { ...proofFor('https://portal.example.com'), ...forwarded }))
        .statusCode;
    expect(await statusBehind({ TRUSTED_PROXIES: '127.0.0.1' })).toBe(200);
    expect(await statusBehind({ TRUSTED_PROXIES: '10.0.0.0/8' })).toBe(401);
  });
});
