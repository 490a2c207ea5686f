import { describe, expect, it } from 'vitest';
import { aMutation, buildTestApp, errorOf } from '../../test/build-test-app.ts';
import { startFakeFirm } from '../../test/fake-firm.ts';

const credentials = { email: 'a@example.com', password: 'wrong' };
const batchOf = (count: number, name: string) => `${Array(count).fill(name).join(',')}?batch=1`;
const batchedQuery = (count: number, name: string) => `/trpc/${batchOf(count, name)}`;

describe('SEC-B5: batches', () => {
  it('of more than ten are refused whole, and the firm is not asked', async () => {
    const firm = await startFakeFirm({});
    const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin });
    const ten = await app.inject(batchedQuery(10, 'terms.latest'));
    expect(ten.json()).toHaveLength(10);
    const callsBefore = firm.requests.length;
    const eleven = await app.inject(batchedQuery(11, 'terms.latest'));
    expect([eleven.statusCode, errorOf(eleven).data.appCode]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(firm.requests).toHaveLength(callsBefore);
  });

  it.each(['lean', 'stock'])(
    'SEC-G11: that are refused whole name their request, with the %s adapter',
    async (adapter) => {
      const { app } = await buildTestApp({ TRPC_ADAPTER: adapter });
      const answer = await app.inject(batchedQuery(11, 'terms.latest'));
      expect(answer.statusCode).toBe(400);
      expect(errorOf(answer).data.requestId).toBe(answer.headers['x-request-id']);
    },
  );

  it('SEC-B15: of guesses never reach the firm', async () => {
    const firm = await startFakeFirm({});
    const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin, SIGN_IN_LIMIT_PER_MINUTE: '1000' });
    const guesses = Object.fromEntries(Array.from({ length: 10 }, (_guess, index) => [index, credentials]));
    const answer = await app.inject(aMutation(batchOf(10, 'authentication.signIn'), guesses));
    const codes = answer
      .json()
      .map((one: { error: { data: { appCode: string } } }) => one.error.data.appCode);
    expect(new Set(codes)).toEqual(new Set(['MALFORMED_REQUEST']));
    expect(firm.requests).toEqual([]);
  });

  it('of one are what the browser sends, and are let through', async () => {
    const firm = await startFakeFirm({});
    const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin });
    await app.inject(aMutation(batchOf(1, 'authentication.signIn'), { 0: credentials }));
    expect(firm.requests.map(({ to }) => to)).toEqual(['POST /v1/authentication/create']);
  });

  it('SEC-B16: count for the limit as many as they hold', async () => {
    const firm = await startFakeFirm({});
    const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin, RATE_LIMIT_PER_MINUTE: '12' });
    expect((await app.inject(batchedQuery(10, 'terms.latest'))).statusCode).toBe(404);
    const answer = await app.inject(batchedQuery(3, 'terms.latest'));
    expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it.each([`/trpc/${'x'.repeat(2000)}`, '/trpc/%zz', '/%'])(
    'SEC-G11, SEC-G23: an address that cannot be read is not repeated',
    async (url) => {
      const { app } = await buildTestApp();
      const answer = await app.inject(url);
      expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([400, 'MALFORMED_REQUEST']);
      expect(answer.body).not.toMatch(/xxx|%zz|FST_/);
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
      expect(answer.headers['x-request-id']).toBe(errorOf(answer).data.requestId);
    },
  );
});

describe('SEC-B20: names of procedures', () => {
  it.each(['lean', 'stock'])(
    'that are encoded twice pass no limit unseen, with the %s adapter',
    async (adapter) => {
      const firm = await startFakeFirm({});
      const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin, TRPC_ADAPTER: adapter });
      const answer = await app.inject(aMutation('authentication%252EsignIn', credentials));
      expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([400, 'MALFORMED_REQUEST']);
      expect(firm.requests).toEqual([]);
    },
  );
});

describe('SEC-G9: methods', () => {
  it('a mutation is not run by GET', async () => {
    const firm = await startFakeFirm({});
    const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin });
    const input = encodeURIComponent(JSON.stringify(credentials));
    const answer = await app.inject(`/trpc/authentication.signIn?input=${input}`);
    expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(firm.requests).toEqual([]);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD', 'TRACE'] as const)('%s is refused', async (method) => {
    const { app } = await buildTestApp();
    expect((await app.inject({ method: method as 'PUT', url: '/trpc/terms.latest' })).statusCode).toBe(405);
  });
});

describe('SEC-G8: what a foreign page could send without asking', () => {
  it.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/jsonx', '{}'],
    [undefined, '{}'],
  ])('as %s runs no mutation', async (type, payload) => {
    const { app } = await buildTestApp();
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/authentication.signOut',
      headers,
      payload,
    });
    expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe('SEC-G6, SEC-G24, SEC-G25: bodies and inputs', () => {
  it('of more than 64 kB are refused with 413', async () => {
    const { app } = await buildTestApp();
    const answer = await app.inject(aMutation('authentication.signIn', { email: 'x'.repeat(70_000) }));
    expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each([
    ['too deep', '['.repeat(60_000)],
    ['with __proto__', '{"__proto__":{"scope":"full"}}'],
    ['that are no JSON', '{"email":'],
  ])('%s are refused with 400', async (_what, payload) => {
    const { app, lines } = await buildTestApp();
    const url = '/trpc/authentication.signIn';
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(lines.join('')).not.toContain('"level":50');
  });

  it('an empty body is reported as invalid input, not as an internal error', async () => {
    const { app } = await buildTestApp();
    const answer = await app.inject(aMutation('authentication.signIn'));
    expect(errorOf(answer).data.appCode).toBe('VALIDATION');
  });

  it('a query that is too deep, or comes twice, is refused too', async () => {
    const { app } = await buildTestApp();
    const deep = await app.inject(`/trpc/invite.check?input=${'['.repeat(30)}`);
    const twice = await app.inject('/trpc/invite.check?input={}&input={}');
    expect([deep.statusCode, twice.statusCode]).toEqual([400, 400]);
  });
});

describe('SEC-G3: the device id', () => {
  it.each(['my-phone', '00000000-0000-4000-8000-00000000000g', 'a'.repeat(5000)])(
    '%j is refused',
    async (deviceId) => {
      const { app } = await buildTestApp();
      const answer = await app.inject(
        aMutation('authentication.signIn', credentials, { 'x-device-id': deviceId }),
      );
      expect([answer.statusCode, errorOf(answer).data.appCode]).toEqual([400, 'MALFORMED_REQUEST']);
    },
  );
});

describe('SEC-G10: answers of /trpc', () => {
  it('are never stored, errors neither', async () => {
    const { app } = await buildTestApp();
    const answers = await Promise.all([
      app.inject('/trpc/terms.latest'),
      app.inject('/trpc/no.such'),
      app.inject({ method: 'PUT', url: '/trpc/x' }),
    ]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      'no-store',
      'no-store',
      'no-store',
    ]);
  });
});
