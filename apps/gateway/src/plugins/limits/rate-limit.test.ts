import { type FastifyRequest, fastify } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { aMutation, buildTestApp, errorOf, testSecret } from '../../test/build-test-app.ts';
import { startFakeFirm } from '../../test/fake-firm.ts';
import { startStandInRedis } from '../../test/stand-in-redis.ts';
import { registerRateLimit } from './rate-limit.ts';

const guess = (email: string, from = '192.0.2.1', headers: Record<string, string> = {}) => ({
  ...aMutation('authentication.signIn', { email, password: 'wrong' }, headers),
  remoteAddress: from,
});

async function startLimited(variables: Record<string, string> = {}) {
  const firm = await startFakeFirm({});
  const { app, lines } = await buildTestApp({
    UPSTREAM_URL: firm.origin,
    SIGN_IN_LIMIT_PER_MINUTE: '5',
    ...variables,
  });
  const statuses = async (requests: ReturnType<typeof guess>[]) => {
    const answers = [];
    for (const one of requests) answers.push((await app.inject(one)).statusCode);
    return answers;
  };
  return { app, firm, lines, statuses };
}

const open = 401;
const many = (count: number, make: (index: number) => ReturnType<typeof guess>) =>
  Array.from({ length: count }, (_one, i) => make(i));

describe('SEC-B3: attempts to sign in', () => {
  it('are limited for one address over many accounts, and say how long to wait', async () => {
    const { app, firm, statuses } = await startLimited();
    expect(await statuses(many(6, (index) => guess(`p${index}@example.com`)))).toEqual([
      ...Array(5).fill(open),
      429,
    ]);
    const refused = await app.inject(guess('another@example.com'));
    expect(errorOf(refused).data).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(firm.requests).toHaveLength(5);
  });

  it('are counted together with tries at the code of an invitation', async () => {
    const { app, firm, statuses } = await startLimited();
    const tryCode = async (index: number) => {
      const input = encodeURIComponent(JSON.stringify({ code: `INVITE-${index}` }));
      const url = `/trpc/invite.check?input=${input}`;
      return (await app.inject({ url, remoteAddress: '192.0.2.1' })).statusCode;
    };
    for (let index = 0; index < 5; index += 1) expect(await tryCode(index)).toBe(404);
    expect([await tryCode(5), ...(await statuses([guess('a@example.com')]))]).toEqual([429, 429]);
    expect(firm.requests).toHaveLength(5);
  });

  it('are limited for one account over many addresses, however it is written', async () => {
    const { firm, statuses } = await startLimited();
    const spellings = ['a@example.com', 'A@example.com', 'a@EXAMPLE.com'];
    const tries = many(16, (index) => guess(spellings[index % 3] ?? '', `192.0.2.${index}`));
    expect(await statuses(tries)).toEqual([...Array(15).fill(open), 429]);
    expect(firm.requests).toHaveLength(15);
  });

  it('SEC-B18: that a stranger at one address spends on an account do not hold its owner out', async () => {
    const { statuses } = await startLimited();
    await statuses(many(20, () => guess('a@example.com', '192.0.2.1')));
    expect(await statuses([guess('a@example.com', '192.0.2.2')])).toEqual([open]);
  });

  it('of one IPv6 network count together, those of another do not', async () => {
    const { statuses } = await startLimited();
    const tries = many(6, (index) => guess(`p${index}@example.com`, `2001:db8:1:2::${index}`));
    expect(await statuses(tries)).toEqual([...Array(5).fill(open), 429]);
    expect(await statuses([guess('q@example.com', '2001:db8:1:3::1')])).toEqual([open]);
  });

  it('leave reading alone, and the other way round', async () => {
    const { app, statuses } = await startLimited();
    await statuses(many(6, (index) => guess(`p${index}@example.com`)));
    const reading = await app.inject({ url: '/trpc/terms.latest', remoteAddress: '192.0.2.1' });
    expect(reading.statusCode).toBe(404);
  });

  it('can be distinguished in the logs without naming a client', async () => {
    const { lines, statuses } = await startLimited();
    await statuses([guess('a@example.com'), guess('A@Example.com'), guess('b@example.com')]);
    const accounts = lines.map((line) => JSON.parse(line).account).filter(Boolean);
    expect(accounts).toHaveLength(3);
    expect(accounts[0]).toBe(accounts[1]);
    expect(accounts[0]).not.toBe(accounts[2]);
  });
});

describe('SEC-B4: X-Forwarded-For', () => {
  const forwarded = (index: number, from: string) =>
    guess(`p${index}@example.com`, from, { 'x-forwarded-for': `198.51.100.${index}` });

  it('of anyone is ignored', async () => {
    const { statuses } = await startLimited();
    expect(await statuses(many(6, (index) => forwarded(index, '192.0.2.1')))).toEqual([
      ...Array(5).fill(open),
      429,
    ]);
  });

  it('of a peer outside the list is ignored', async () => {
    const { statuses } = await startLimited({ TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await statuses(many(6, (index) => forwarded(index, '192.0.2.1')))).toEqual([
      ...Array(5).fill(open),
      429,
    ]);
  });

  it.each([
    ['with a port that changes', (index: number) => `198.51.100.7:${50_000 + index}`],
    ['in brackets, with a port', (index: number) => `[2001:db8:1:2::7]:${50_000 + index}`],
    ['that is not an address', (index: number) => `unknown-${index}`],
    ['of an address that does not exist', (index: number) => `999.1.1.${index}`],
  ])('of a trusted proxy, %s, makes no new counts', async (_what, given) => {
    const { lines, statuses } = await startLimited({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const tries = many(6, (index) =>
      guess(`p${index}@example.com`, '10.1.2.3', { 'x-forwarded-for': given(index) }),
    );
    expect(await statuses(tries)).toEqual([...Array(5).fill(open), 429]);
    const logged = lines.map((line) => JSON.parse(line).ip).filter(Boolean);
    expect(new Set(logged).size).toBe(1);
  });

  it('of a trusted proxy gives each client its own count', async () => {
    const { statuses } = await startLimited({ TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await statuses(many(8, (index) => forwarded(index, '10.1.2.3')))).toEqual(Array(8).fill(open));
  });
});

describe('SEC-B9: counts', () => {
  it('are not forgotten while thousands of other addresses call', async () => {
    const app = fastify();
    const limits = await registerRateLimit(app, {
      perMinute: 300,
      signInPerMinute: 5,
      writesPerMinute: 60,
      secret: testSecret,
      counters: undefined,
    });
    await app.ready();
    const tryFrom = (ip: string) => limits.signIn({ ip, routeOptions: { config: {} } } as FastifyRequest, 1);
    for (let tries = 0; tries < 5; tries += 1) await tryFrom('192.0.2.1');
    for (let other = 0; other < 5200; other += 1) await tryFrom(`10.1.${other >> 8}.${other & 255}`);
    await expect(tryFrom('192.0.2.1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await app.close();
  });
});

describe('SEC-B16: a procedure that makes many calls of the firm’s API', () => {
  it('counts as several, alone and in a batch', async () => {
    const { app } = await startLimited({ RATE_LIMIT_PER_MINUTE: '12' });
    const statusOf = async (names: string) => (await app.inject(`/trpc/${names}`)).statusCode;
    // 5 + 2 + 5 are twelve.
    expect(await statusOf('policies.history')).not.toBe(429);
    expect(await statusOf('policies.list,policies.changeSince')).not.toBe(429);
    expect(await statusOf('client.get')).toBe(429);
  });

  it('is counted in one round trip where gateways count together, and the first beyond the limit says how long to wait', async () => {
    const app = fastify();
    const answers: (() => void)[] = [];
    let current = 290;
    const counters = {
      rateLimit: (...command: unknown[]) => {
        current += 1;
        // A second less for each answer: the eleventh is the first beyond the limit.
        const result = [current, 61_000 - 1000 * (current - 290)];
        answers.push(() => (command.at(-1) as (error: null, result: number[]) => void)(null, result));
      },
      rateLimitRead: () => undefined,
    };
    const limits = await registerRateLimit(app, {
      perMinute: 300,
      signInPerMinute: 5,
      writesPerMinute: 60,
      secret: testSecret,
      counters: counters as never,
    });
    await app.ready();
    const request = { ip: '192.0.2.1', routeOptions: { config: {} } } as FastifyRequest;
    const counted = limits.procedures(request, 15);
    await vi.waitFor(() => expect(answers).toHaveLength(15), { timeout: 10_000 });
    for (const answer of answers) answer();
    await expect(counted).rejects.toMatchObject({ details: { retryAfterSeconds: 50 } });
    await app.close();
  });
});

describe('addresses that are not there', () => {
  it('SEC-B3: are limited too', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT_PER_MINUTE: '3' });
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await app.inject(`/nothing-${index}.txt`)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});

describe('SEC-B13: while the counters cannot be reached', () => {
  async function startWithoutCounters() {
    const redis = await startStandInRedis();
    const limited = await startLimited({ REDIS_URL: `redis://127.0.0.1:${redis.port}` });
    await redis.stop();
    return limited;
  }

  it.each([
    ['a call without a proof', { url: '/trpc/terms.latest' }],
    [
      'a sign-in without a proof',
      { ...guess('a@example.com'), headers: { 'content-type': 'application/json' } },
    ],
    ['a sign-in with a proof', guess('b@example.com')],
  ])('%s is refused, not let through uncounted', async (_what, request) => {
    const { app, firm } = await startWithoutCounters();
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(503);
    expect(errorOf(answer).data.appCode).toBe('UNAVAILABLE');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(firm.requests).toHaveLength(0);
  });
});
