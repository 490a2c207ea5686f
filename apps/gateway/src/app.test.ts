import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { aDevice } from './test/a-device.ts';
import { aFirmToken, testNowSeconds } from './test/build/a-firm-token.ts';
import { aPolicy, aUuid, aValuation } from './test/build/a-policy.ts';
import { buildTestApp } from './test/build-test-app.ts';
import { startFakeFirm } from './test/fake-firm.ts';
import { startStandInRedis } from './test/stand-in-redis.ts';

const person = { email: 'canary.person@example.com', password: 'Canary-Password-2026!' };
const deviceId = aUuid(7);

/** The whole gateway over real HTTP, in front of a firm that knows one client. */
async function startAll(overrides: Record<string, unknown> = {}, variables: Record<string, string> = {}) {
  const [interim, full] = await Promise.all([
    aFirmToken({ scope: 'interim', jti: 'interim-id' }),
    aFirmToken({ scope: 'full', jti: 'full-id' }),
  ]);
  const firm = await startFakeFirm({
    'POST /v1/authentication/create': { jwt: interim, terms_accepted: true },
    'GET /v1/user/mfa': { mfa_configured: true },
    'POST /v1/authentication/mfa': { data: { jwt: full, terms_accepted: true } },
    'GET /v1/policy': { items: [aPolicy()], _links: { self: { href: '/v1/policy' } } },
    [`GET /v1/policy/${aUuid(1)}/valuation/latest`]: aValuation(),
    ...overrides,
  });
  const gateway = await buildTestApp({ UPSTREAM_URL: firm.origin, ...variables });
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const http = request(gateway.app.server);
  const device = aDevice();
  const proven = (method: string, path: string, token?: string) =>
    device.headers({
      method,
      url: origin + encodeURI(path),
      at: gateway.time.now.getTime() / 1000,
      token,
      nonce: gateway.nonce(),
    });
  const mutate = (name: string, input: object | null, token?: string) =>
    http
      .post(`/trpc/${name}`)
      .set({ ...proven('POST', `/trpc/${name}`, token), 'x-device-id': deviceId })
      .set('content-type', 'application/json')
      .send(JSON.stringify(input));
  const query = (name: string, token?: string) =>
    http.get(`/trpc/${name}`).set(proven('GET', `/trpc/${name}`, token));
  const signIn = async () => {
    const first = await mutate('authentication.signIn', person);
    const second = await mutate(
      'authentication.verifyCode',
      { code: '918273' },
      first.body.result.data.token,
    );
    return second.body.result.data.token as string;
  };
  return { ...gateway, firm, tokens: { interim, full }, mutate, query, signIn };
}

describe('from the browser to the firm', () => {
  it('API-1, API-2, API-21: a client signs in with password and code and sees policies with their values', async () => {
    const { firm, tokens, query, signIn } = await startAll();
    const token = await signIn();
    const answer = await query('policies.list', token);
    expect(answer.status).toBe(200);
    expect(answer.body.result.data.policies).toMatchObject([
      { uuid: aUuid(1), valuation: { state: 'valued' } },
    ]);
    expect(firm.requests[0]).toMatchObject({
      to: 'POST /v1/authentication/create',
      headers: { 'x-device-id': deviceId },
    });
    expect(firm.requests[0]?.body).toBe(
      'LoginForm%5Busername%5D=canary.person%40example.com&LoginForm%5Bpassword%5D=Canary-Password-2026%21',
    );
    expect(firm.requests.at(-1)?.headers.authorization).toBe(`Bearer ${tokens.full}`);
  });

  it('SEC-D1: the token after the password reads nothing', async () => {
    const { firm, mutate, query } = await startAll();
    const { token } = (await mutate('authentication.signIn', person)).body.result.data;
    const before = firm.requests.length;
    const answer = await query('policies.list', token);
    expect(answer.status).toBe(403);
    expect(answer.body.error.data.appCode).toBe('FORBIDDEN');
    expect(firm.requests).toHaveLength(before);
  });

  it("the firm's token is not a token of the gateway", async () => {
    const { tokens, query } = await startAll();
    const answer = await query('policies.list', tokens.full);
    expect([answer.status, answer.body.error.data.appCode]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('SEC-D5, R-8: after signing out the token reads nothing', async () => {
    const { mutate, query, signIn } = await startAll();
    const token = await signIn();
    expect((await mutate('authentication.signOut', null, token)).body.result.data).toEqual({ done: true });
    expect((await query('policies.list', token)).body.error.data.appCode).toBe('UNAUTHORIZED');
  });

  it('SEC-D28: a sign-out is accepted while Redis is unavailable, and no other call is', async () => {
    const redis = await startStandInRedis();
    const { mutate, query, signIn } = await startAll({}, { REDIS_URL: `redis://127.0.0.1:${redis.port}` });
    const token = await signIn();
    await redis.stop();
    expect((await query('policies.list', token)).status).toBe(503);
    expect((await mutate('authentication.renew', null, token)).status).toBe(503);
    expect((await mutate('authentication.signOut', null, token)).status).toBe(200);
  });

  it.each(['authentication.verifyCode', 'user.verifyMfa'])(
    'SEC-D5, R-8: signing out ends the interim and the terms token (%s) of the same sign-in too, and no other sign-in',
    async (codeStep) => {
      const stepped = { data: { jwt: await aFirmToken(), terms_accepted: false } };
      const { firm, mutate, query } = await startAll({
        'GET /v1/user/mfa': { mfa_configured: codeStep === 'authentication.verifyCode' },
        'POST /v1/authentication/mfa': stepped,
        'POST /v1/user/mfa-verify': stepped,
        'PUT /v1/user/terms/agree': { data: { jwt: await aFirmToken(), terms_accepted: true, version: '1' } },
      });
      const code = { code: '918273' };
      const accepted = { version: '1' };
      const reachTerms = async () => {
        const interim = (await mutate('authentication.signIn', person)).body.result.data.token;
        return { interim, terms: (await mutate(codeStep, code, interim)).body.result.data.token };
      };
      const { interim, terms } = await reachTerms();
      const full = (await mutate('terms.accept', accepted, terms)).body.result.data.token;
      const elsewhere = (await reachTerms()).terms;
      expect((await query('policies.list', full)).status).toBe(200);
      await mutate('authentication.signOut', null, full);
      const before = firm.requests.length;
      const answers = [
        await mutate(codeStep, code, interim),
        await query('user.mfa', interim),
        await mutate('terms.accept', accepted, terms),
        await query('policies.list', full),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect(firm.requests).toHaveLength(before);
      expect((await mutate('terms.accept', accepted, elsewhere)).status).toBe(200);
    },
  );

  it('SEC-B8: the writes of a person are limited over all devices together, and reads are not', async () => {
    // The two codes at sign-in are written too.
    const { mutate, query, signIn } = await startAll({}, { WRITE_LIMIT_PER_MINUTE: '5' });
    const [one, other] = [await signIn(), await signIn()];
    const write = async (token: string) => (await mutate('notifications.markAllRead', null, token)).status;
    const written = [await write(one), await write(other), await write(one), await write(other)];
    expect(written.slice(0, 3)).not.toContain(429);
    expect(written[3]).toBe(429);
    expect((await query('policies.list', one)).status).toBe(200);
  });

  it.each(['lean', 'stock'])(
    'SEC-B8, SEC-G11: the refusal of one write too many names its request, with the %s adapter',
    async (adapter) => {
      const { mutate, signIn } = await startAll({}, { WRITE_LIMIT_PER_MINUTE: '1', TRPC_ADAPTER: adapter });
      const answer = await mutate('notifications.markAllRead', null, await signIn());
      expect(answer.status).toBe(429);
      expect(answer.body.error.data.requestId).toBe(answer.headers['x-request-id']);
    },
  );

  it('SEC-B8: a person who has written that often can still sign out', async () => {
    const { mutate, query, signIn } = await startAll({}, { WRITE_LIMIT_PER_MINUTE: '2' });
    const token = await signIn();
    await mutate('notifications.markAllRead', null, token);
    expect((await mutate('notifications.markAllRead', null, token)).status).toBe(429);
    const both = 'authentication.signOut,notifications.markAllRead?batch=1';
    const batched = await mutate(both, { 0: {}, 1: {} }, token);
    expect(batched.status).toBe(429);
    expect((await mutate('authentication.signOut', null, token)).status).toBe(200);
    expect((await query('policies.list', token)).status).toBe(401);
  });

  it('SEC-B8, SEC-B3: signing out counts in the limit of requests', async () => {
    const { mutate, signIn } = await startAll({}, { RATE_LIMIT_PER_MINUTE: '3' });
    const token = await signIn();
    const statuses = [];
    for (let turn = 0; turn < 2; turn += 1)
      statuses.push((await mutate('authentication.signOut', null, token)).status);
    expect(statuses).toEqual([200, 429]);
  });

  it('SEC-D17: an expired token reads nothing', async () => {
    const { query, signIn, time } = await startAll();
    const token = await signIn();
    time.now = new Date((testNowSeconds + 901) * 1000);
    expect((await query('policies.list', token)).body.error.data.appCode).toBe('UNAUTHORIZED');
  });

  it('an upstream that stops in the middle is reported as unavailable, with a request id', async () => {
    const { firm, query, signIn } = await startAll();
    const token = await signIn();
    await firm.server.close();
    const answer = await query('policies.list', token);
    expect(answer.status).toBe(502);
    expect(answer.body.error.data).toMatchObject({
      appCode: 'UPSTREAM_DOWN',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.body.error.message).toBe('The service cannot be reached at the moment. Please try again.');
  });

  it.each([
    ['HTML', '<html>', 'text/html'],
    ['another shape', '{"items":7}', 'application/json'],
  ])('a firm that answers with %s is reported as malformed', async (_what, body, type) => {
    const { query, signIn } = await startAll({
      'GET /v1/policy': (
        _request: unknown,
        reply: { type(value: string): { send(value: string): unknown } },
      ) => reply.type(type).send(body),
    });
    const answer = await query('policies.list', await signIn());
    expect([answer.status, answer.body.error.data.appCode]).toEqual([502, 'UPSTREAM_MALFORMED']);
  });
});

describe('what is never disclosed', () => {
  it('SEC-H4, SEC-E4: no password, code, token, address or mailed code is in the logs', async () => {
    const { lines, mutate, query, signIn, tokens, app } = await startAll({
      'POST /v1/user/contact-support': (
        _request: unknown,
        reply: { code(status: number): { send(body: object): unknown } },
      ) => reply.code(422).send({ code: 'VALIDATION', message: `No reason for ${person.email}` }),
    });
    const token = await signIn();
    await query('policies.list', token);
    await query(`invite.check?input=${encodeURIComponent(JSON.stringify({ code: 'CANARY-INVITE-1' }))}`);
    await mutate('authentication.unlock', { email: person.email, code: '918273' });
    await mutate('user.setPassword', {
      code: 'CANARY-RESET-1',
      password: person.password,
      repeatPassword: 'x',
    });
    await mutate('user.contactSupport', { ...person, name: 'Canary Name', reason: 'x' });
    await mutate('authentication.signIn', { email: `${person.email}\nforged`, password: 7 });
    await mutate(`canary.procedure\n${person.email}`, {});
    await app.inject('/password-reset/CANARY-RESET-1');
    await app.inject(`/trpc/policies.list?input=${token}`);
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    for (const canary of [
      person.email,
      'canary.person',
      person.password,
      token,
      token.split('.')[2] ?? '',
      tokens.full,
      tokens.interim,
      'CANARY-INVITE-1',
      'CANARY-RESET-1',
      'Canary Name',
      deviceId,
    ])
      expect(log).not.toContain(canary);
    // Any six digits can be a part of an id or of a time.
    expect(log).not.toMatch(/\b918273\b/);
  });

  it('SEC-H8: who did what and how it ended is in the logs', async () => {
    const { lines, query, signIn } = await startAll();
    await query('policies.list', await signIn());
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(
      expect.objectContaining({
        procedures: ['authentication.verifyCode'],
        status: 200,
        subject: expect.stringMatching(/^[\w-]{16}$/),
        ip: '127.0.0.1',
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ account: expect.stringMatching(/^[\w-]{16}$/) }),
    );
  });

  it('SEC-G11: an error names no stack, no host and no version', async () => {
    const { query, mutate, firm } = await startAll({ 'GET /v1/terms': { version: 7 } });
    const answers = await Promise.all([
      query('terms.latest'),
      query('no.such.procedure'),
      query('invite.check?input={'),
      mutate('authentication.signIn', { email: 7 }),
      query('authentication.signIn'),
    ]);
    const text = answers.map((answer) => answer.text + JSON.stringify(answer.headers)).join('');
    expect(answers.map(({ status }) => status)).toEqual([502, 404, 400, 422, 405]);
    expect(text).not.toMatch(/\bat .*\.ts|node_modules|stack|fastify|undici|zod/i);
    expect(text).not.toContain(firm.origin);
  });
});
