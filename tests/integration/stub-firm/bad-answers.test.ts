import { describe, expect, test } from 'vitest';
import { json, type StubFirm, startStubFirm, text } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { anEntry, aPolicy } from '../../support/stub-firm-answers.ts';
import { callPortal, sendPortal } from '../support/portal-caller.ts';
import { enter, openBeforeFirm, signInFully } from './open-before-firm.ts';

const login = 'POST /v1/authentication/create';
const long = 'a'.repeat(100_000);
const page = text('<html><h1>Welcome</h1></html>', 'text/html');

describe('API-1: a login that is answered with 200 and garbage does not sign in', () => {
  const answers: [string, FirmAnswers[string]][] = [
    ['a page of HTML', page],
    ['HTML that calls itself JSON', text('<html></html>', 'application/json')],
    ['half of its JSON', text('{"jwt":"eyJhbGciOiJIUzI1NiJ9.', 'application/json')],
    ['a text in JSON', json('signed in')],
    ['a number in JSON', json(1)],
    ['a jwt that is a number', json({ jwt: 7, terms_accepted: true })],
    ['a jwt that is an object', json({ jwt: { vip: true }, terms_accepted: true })],
    ['an invalid jwt', json({ jwt: 'signed-in', terms_accepted: true })],
    ['a jwt of three parts of nothing', json({ jwt: 'a.b.c', terms_accepted: true })],
    ['a jwt with a line break', json({ jwt: 'e30.e30\r\nx: y.e30', terms_accepted: true })],
    ['a jwt of 100 kB of text', json({ jwt: `e30.${long}.e30`, terms_accepted: true })],
    ['a signed jwt of 100 kB', (_call, token) => json({ jwt: token({ vip: true, note: long }) })],
    ['a vip of "maybe"', (_call, token) => json({ jwt: token({ vip: 'maybe', exp: 4_102_444_800 }) })],
    ['an exp that is a text', (_call, token) => json({ jwt: token({ vip: true, exp: 'tomorrow' }) })],
    ['an exp that is past', (_call, token) => json({ jwt: token({ vip: true, exp: 1_700_000_000 }) })],
    ['an exp below zero', (_call, token) => json({ jwt: token({ vip: true, exp: -1 }) })],
    ['claims that are a list', (_call, token) => json({ jwt: token([true] as never) })],
  ];
  test.each(answers)('API-1: %s', async (_what, answer) => {
    const apps = await openBeforeFirm({ [login]: answer });
    const reply = await enter(apps);
    expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
    expect(reply.data).toBeUndefined();
    expect(apps.log()).not.toContain(long.slice(0, 500));
  });

  test.each([
    ['a page of HTML', page],
    ['half of its JSON', text('{"mfa_conf', 'application/json')],
    ['a text in JSON', json('2')],
    ['a cut connection', { hangUp: true }],
    ['a failing service', { status: 500 }],
  ] as [string, FirmAnswer][])(
    'API-4: %s for the state of the second factor does not sign in',
    async (_what, answer) => {
      const reply = await enter(await openBeforeFirm({ 'GET /v1/user/mfa': answer }));
      expect(reply.status).toBeGreaterThanOrEqual(500);
      expect(['UPSTREAM_MALFORMED', 'UPSTREAM_DOWN']).toContain(reply.error?.appCode);
      expect(reply.data).toBeUndefined();
    },
  );
});

describe('API-2, API-5, API-13: a new token that is garbage does not complete the step', () => {
  const steps = [
    {
      row: 'API-2',
      procedure: 'authentication.verifyCode',
      line: 'POST /v1/authentication/mfa',
      input: { code: '123456' },
      mfa_configured: true,
    },
    {
      row: 'API-5',
      procedure: 'user.verifyMfa',
      line: 'POST /v1/user/mfa-verify',
      input: { code: '123456' },
      mfa_configured: false,
    },
    {
      row: 'API-13',
      procedure: 'terms.accept',
      line: 'PUT /v1/user/terms/agree',
      input: { version: '4' },
      mfa_configured: 2,
    },
  ];
  const tokens = [
    { what: 'a vip of "maybe"', claims: { vip: 'maybe' } },
    { what: 'an exp that is past', claims: { vip: false, exp: 1_700_000_000 } },
    { what: '100 kB', claims: { vip: false, note: long } },
  ];
  const cases = steps.flatMap((step) => tokens.map((token) => ({ ...step, ...token })));
  test.each(cases)('$row: a jwt with $what', async ({ procedure, line, input, mfa_configured, claims }) => {
    const apps = await openBeforeFirm({
      [login]: (_call, token) => json({ jwt: token({ vip: false }), terms_accepted: false }),
      'GET /v1/user/mfa': json({ mfa_configured }),
      [line]: (_call, token) => json({ data: { jwt: token(claims) } }),
    });
    const { data } = await enter(apps);
    const reply = await sendPortal(apps, procedure, { token: data.token, input });
    expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
    expect(reply.data).toBeUndefined();
  });
});

describe('API-17 to API-21: lists without end', () => {
  const many = (item: (index: number) => object) =>
    json(Array.from({ length: 10_001 }, (_, index) => item(index)));
  test('API-21: 10,001 policies are refused, and no valuation is requested', async () => {
    const apps = await openBeforeFirm({ 'GET /v1/policy': many((index) => aPolicy(index)) });
    const token = await signInFully(apps);
    const reply = await callPortal(apps, 'policies.list', { token });
    expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
    expect(apps.firm.calls.at(-1)?.path).toBe('/v1/policy');
  });

  test('API-18: a panel of 10,001 is refused, and no provider is requested', async () => {
    const entry = (index: number) => ({ _links: { provider: { href: `/v1/provider/${index}/view` } } });
    const apps = await openBeforeFirm({ 'GET /v1/x/panel': many(entry) });
    const token = await signInFully(apps);
    const reply = await callPortal(apps, 'dueDiligence.panel', { token, input: { uuid: '3' } });
    expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
    expect(apps.firm.callsTo('GET /v1/provider/{uuid}/view')).toEqual([]);
  });

  const lists = [
    {
      row: 'API-17',
      procedure: 'providers.list',
      line: 'GET /v1/provider',
      item: (uuid: number) => ({ uuid }),
    },
    { row: 'API-18', procedure: 'dueDiligence.list', line: 'GET /v1/due-diligence', item: anEntry },
    { row: 'API-19', procedure: 'insights.list', line: 'GET /v1/insights', item: (id: number) => ({ id }) },
    {
      row: 'API-20',
      procedure: 'notifications.list',
      line: 'GET /v1/notification',
      item: (id: number) => ({ id, isRead: true }),
    },
  ];
  test.each(lists)('$row: 10,001 items of $procedure are refused', async ({ procedure, line, item }) => {
    const apps = await openBeforeFirm({ [line]: many(item) });
    const token = await signInFully(apps);
    const input = /insights|notifications/.test(procedure) ? {} : undefined;
    const reply = await callPortal(apps, procedure, { token, input });
    expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
  });

  test.each([
    ['a page of HTML', page],
    ['half of its JSON', text('[{"uuid":17,', 'application/json')],
    ['null', json(null)],
    ['an object without a list', json({ status: 'ok' })],
    ['items that are not a list', json({ items: 'none' })],
  ] as [string, FirmAnswer][])('API-21: %s is not an empty list', async (_what, answer) => {
    const apps = await openBeforeFirm({ 'GET /v1/policy': answer });
    const reply = await callPortal(apps, 'policies.list', { token: await signInFully(apps) });
    expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
  });
});

describe('SEC-G1: links that lead elsewhere are not followed', () => {
  const hostile: [string, (firm: StubFirm, elsewhere: StubFirm) => string][] = [
    ['another origin', (_firm, elsewhere) => `${elsewhere.origin}/v1/x/latest`],
    [
      'another origin without a scheme',
      (_firm, elsewhere) => `${elsewhere.origin.replace('http:', '')}/v1/x`,
    ],
    ['another host without a scheme', () => '//evil.example.com/v1/x/latest'],
    ['encoded dots', () => '/v1/%2e%2e/admin'],
    ['dots', () => '/v1/../admin'],
    ['dots behind a backslash', () => '/v1\\..\\admin'],
    ['a path outside /v1', () => '/admin'],
    ['a path that only begins like /v1', () => '/v10/admin'],
    ['a user and a password', ({ origin }) => `${origin.replace('//', '//user:pass@')}/v1/x/latest`],
    ['a tab inside', () => '/v1/\tx/latest'],
    ['a line break', () => '/v1/x/latest HTTP/1.1\r\nx-injected: 1'],
    ['a script', () => 'javascript:alert(1)'],
    ['nothing', () => ''],
  ];

  /** Each link that the gateway follows, and a call that makes it do so. */
  const followers = [
    {
      link: 'API-30 valuation-latest',
      answers: (href: string) => ({
        'GET /v1/policy': json([aPolicy(17, { _links: { 'valuation-latest': { href } } })]),
      }),
      procedure: 'policies.list',
      input: undefined,
    },
    {
      link: 'API-30 valuation-graph',
      answers: (href: string) => ({
        'GET /v1/policy/{uuid}/view': json(aPolicy(17, { _links: { 'valuation-graph': { href } } })),
      }),
      procedure: 'policies.valuationGraph',
      input: { uuid: '17', dateRange: '1y' },
    },
    {
      link: 'API-18 panel',
      answers: (href: string) => ({
        'GET /v1/due-diligence/{uuid}/view': json(anEntry(3, { _links: { panel: { href } } })),
      }),
      procedure: 'dueDiligence.panel',
      input: { uuid: '3' },
    },
    {
      link: 'API-18 provider',
      answers: (href: string) => ({ 'GET /v1/x/panel': json([{ _links: { provider: { href } } }]) }),
      procedure: 'dueDiligence.panel',
      input: { uuid: '3' },
    },
  ];
  const own = [
    '/v1/authentication/create',
    '/v1/authentication/check',
    '/v1/user/mfa',
    '/v1/policy',
    '/v1/policy/17/view',
    '/v1/due-diligence/3/view',
    '/v1/x/panel',
    '/v1/provider',
  ];
  const cases = followers.flatMap((follower) => hostile.map(([what, href]) => ({ ...follower, what, href })));

  test.each(cases)('SEC-G1: $link with $what', async ({ link, answers, procedure, input, href }) => {
    const elsewhere = await startStubFirm();
    const apps = await openBeforeFirm();
    Object.assign(apps.firm.answers, answers(href(apps.firm, elsewhere)));
    const reply = await callPortal(apps, procedure, { token: await signInFully(apps), input });
    await elsewhere.close();
    expect(elsewhere.calls).toEqual([]);
    expect(apps.firm.calls.map(({ path }) => path).filter((path) => !own.includes(path))).toEqual([]);
    expect(shownBehindLink(link, reply.data)).toBe(false);
  });

  test.each(hostile)('SEC-G1: API-19 next with %s', async (_what, href) => {
    const elsewhere = await startStubFirm();
    const apps = await openBeforeFirm();
    const next = { href: href(apps.firm, elsewhere) };
    apps.firm.answers['GET /v1/insights'] = json({ items: [{ id: 7 }], _links: { next } });
    const token = await signInFully(apps);
    const list = (cursor?: string) =>
      callPortal<{ next: string | null }>(apps, 'insights.list', { token, input: { cursor } });
    const cursor = (await list()).data?.next ?? null;
    // A cursor that leads nowhere is as safe as no cursor.
    if (cursor !== null) expect((await list(cursor)).error?.appCode).toBe('UPSTREAM_MALFORMED');
    await elsewhere.close();
    expect(apps.firm.callsTo('GET /v1/insights')).toHaveLength(1);
    expect(apps.firm.calls.at(-1)?.target).toBe('/v1/insights');
    expect(elsewhere.calls).toEqual([]);
  });
});

/** Whether an answer shows something that could only come from behind the link. */
function shownBehindLink(link: string, data: unknown): boolean {
  if (data === undefined) return false;
  if (link.endsWith('valuation-latest')) return JSON.stringify(data).includes('"valued"');
  if (link.endsWith('valuation-graph')) return (data as { points: unknown[] }).points.length > 0;
  const { items } = data as { items: { provider: unknown }[] };
  return items.some(({ provider }) => provider !== null);
}
