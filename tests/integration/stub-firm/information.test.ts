import { describe, expect, test } from 'vitest';
import { json, text } from '../../support/stub-firm.ts';
import type { FirmAnswers } from '../../support/stub-firm-answers.ts';
import { anEntry } from '../../support/stub-firm-answers.ts';
import { callPortal, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, openBeforeFirm, signInFully } from './open-before-firm.ts';

async function ask<Data>(apps: BeforeFirm, procedure: string, input?: object) {
  return callPortal<Data>(apps, procedure, { token: await signInFully(apps), input });
}

/** What a procedure answers before a firm with these answers. */
async function answerOf<Data>(answers: FirmAnswers, procedure: string, input?: object): Promise<Data> {
  const reply = await ask<Data>(await openBeforeFirm(answers), procedure, input);
  expect({ status: reply.status, message: reply.message }).toEqual({ status: 200, message: undefined });
  return reply.data;
}

describe('API-17, API-18: lists', () => {
  type Listed = Record<string, { uuid: string }[]> & { unreadable: number };
  const lists = [
    ['API-17', 'providers.list', 'GET /v1/provider', 'providers', undefined],
    ['API-17', 'providers.myPolicies', 'GET /v1/provider/my-policies', 'policies', { uuid: '5' }],
    ['API-18', 'dueDiligence.list', 'GET /v1/due-diligence', 'entries', undefined],
  ] as const;
  const named = { providers: 'providers', policies: 'policies', entries: 'due_diligence' };

  const shapes = (items: object[], name: string) => [items, { items }, { data: items }, { [name]: items }];

  test.each(lists)('%s: %s is found as a bare list, under items, data or its name', async (...row) => {
    const [, procedure, line, key, input] = row;
    const items = key === 'entries' ? [anEntry(3), anEntry('second')] : [{ uuid: 3 }, { uuid: 'second' }];
    for (const shape of shapes(items, named[key])) {
      const data = await answerOf<Listed>({ [line]: json(shape) }, procedure, input);
      expect(data[key]?.map(({ uuid }) => uuid)).toEqual(['3', 'second']);
    }
  });

  test.each([lists[0], lists[2]])('%s: one bad item of %s is set aside and counted', async (...row) => {
    const [, procedure, line, key] = row;
    const items = [anEntry(3), { title: 'Canary-Title' }, anEntry(4)];
    const apps = await openBeforeFirm({ [line]: json(items) });
    const { data } = await ask<Listed>(apps, procedure);
    expect(data[key]?.map(({ uuid }) => uuid)).toEqual(['3', '4']);
    expect(data.unreadable).toBe(1);
    expect(apps.log()).not.toContain('Canary');
  });
});

describe('API-17, P-5: providers', () => {
  test('API-17: a uuid alone is a provider without a name', async () => {
    const data = await answerOf<{ providers: object[] }>({}, 'providers.list');
    expect(data.providers).toMatchObject([{ uuid: '5', name: null, logoUrl: null, website: null }]);
    expect(await answerOf({}, 'providers.byId', { uuid: '5' })).toMatchObject({ uuid: '5', name: null });
  });

  test('API-17: fields of the wrong type are left out', async () => {
    const odd = { uuid: 5, name: 'Aviary Life', website: 'javascript:alert(1)', description: 7 };
    const data = await answerOf({ 'GET /v1/provider/{uuid}/view': json(odd) }, 'providers.byId', {
      uuid: '5',
    });
    expect(data).toMatchObject({ uuid: '5', name: 'Aviary Life', website: null });
  });

  test('API-17: my-policies is called with the uuid of the provider', async () => {
    const apps = await openBeforeFirm();
    expect((await ask(apps, 'providers.myPolicies', { uuid: '5' })).status).toBe(200);
    expect(apps.firm.callsTo('GET /v1/provider/my-policies').map(({ target }) => target)).toEqual([
      '/v1/provider/my-policies?uuid=5',
    ]);
  });
});

describe('API-18, P-4: due diligence', () => {
  type Panel = { items: { provider: { uuid: string; name: string | null } | null; verdict: unknown }[] };

  test.each(['2025/26', 'FY 2026', '2026'])(
    'API-18: the financial year %s is shown as it is',
    async (year) => {
      const entry = anEntry(3, { financial_year: year });
      const data = await answerOf<{ entries: object[] }>(
        { 'GET /v1/due-diligence': json([entry]) },
        'dueDiligence.list',
      );
      expect(data.entries).toMatchObject([{ uuid: '3', financialYear: year, title: null }]);
    },
  );

  test('API-18: the panel is read by its link, and each provider by the link of its entry', async () => {
    const panel = [
      { _links: { provider: { href: '/v1/y/prov?n=8' } } },
      { _links: { provider: { href: '/v1/y/other' } } },
    ];
    const apps = await openBeforeFirm({
      'GET /v1/due-diligence/{uuid}/view': json(
        anEntry(3, { _links: { panel: { href: '/v1/x/panel?y=1' } } }),
      ),
      'GET /v1/x/panel': json(panel),
      'GET /v1/y/prov': json({ uuid: 8, name: 'Aviary Life' }),
      'GET /v1/y/other': json({ uuid: 'nine' }),
    });
    const { data } = await ask<Panel>(apps, 'dueDiligence.panel', { uuid: '3' });
    expect(apps.firm.callsTo('GET /v1/x/panel').map(({ target }) => target)).toEqual(['/v1/x/panel?y=1']);
    expect(apps.firm.callsTo('GET /v1/y/prov').map(({ target }) => target)).toEqual(['/v1/y/prov?n=8']);
    expect(data.items).toMatchObject([
      { provider: { uuid: '8', name: 'Aviary Life' }, verdict: null, overallScore: null },
      { provider: { uuid: 'nine', name: null }, verdict: null, overallScore: null },
    ]);
  });

  test('API-18: a provider that cannot be read leaves the others of the panel', async () => {
    const link = (href: string) => ({ _links: { provider: { href } } });
    const data = await answerOf<Panel>(
      {
        'GET /v1/x/panel': json([link('/v1/y/gone'), link('/v1/provider/8/view')]),
        'GET /v1/y/gone': { status: 404 },
      },
      'dueDiligence.panel',
      { uuid: '3' },
    );
    expect(data.items.map(({ provider }) => provider?.uuid ?? null)).toEqual([null, '8']);
  });

  test('API-18: one bad entry of a panel is set aside and counted', async () => {
    const panel = [{ _links: { provider: { href: '/v1/provider/8/view' } } }, 'Canary-Entry'];
    const apps = await openBeforeFirm({ 'GET /v1/x/panel': json({ data: panel }) });
    const { data } = await ask<Panel & { unreadable: number }>(apps, 'dueDiligence.panel', { uuid: '3' });
    expect(data.items).toHaveLength(1);
    expect(data.unreadable).toBe(1);
    expect(apps.log()).not.toContain('Canary');
  });

  test.each([
    ['nothing', {}],
    ['a uuid', { uuid: 8 }],
  ])('API-18: a report with %s is shown without a verdict or a score', async (_what, answer) => {
    const line = 'GET /v1/due-diligence/{id}/provider/{providerId}';
    const apps = await openBeforeFirm({ [line]: json(answer) });
    const input = { dueDiligenceUuid: '3', providerUuid: 'nine' };
    const { status, data } = await ask(apps, 'dueDiligence.report', input);
    expect(status).toBe(200);
    expect(data).toMatchObject({ verdict: null, overallScore: null, sections: [] });
    expect(apps.firm.callsTo(line).map(({ target }) => target)).toEqual([
      '/v1/due-diligence/3/provider/nine',
    ]);
  });
});

describe('API-15, P-8: the client’s record', () => {
  const record = (fields: object) => ({ 'GET /v1/client': json(fields) });

  test('API-15: the first name alone greets', async () => {
    const data = await answerOf(record({ first_name: 'Ada' }), 'client.get');
    expect(data).toMatchObject({ firstName: 'Ada', surname: null, email: null, pendingAmendment: null });
  });

  test('API-15: VIP follows from the token, whatever the record says', async () => {
    const fields = { first_name: 'Ada', is_vip: true, isVip: true, vip: true };
    expect(await answerOf(record(fields), 'client.get')).toMatchObject({ isVip: false });
    const apps = await openBeforeFirm({
      'POST /v1/authentication/create': (_call, token) => json({ jwt: token({ vip: true }) }),
      'GET /v1/client': json({ first_name: 'Ada', is_vip: false }),
    });
    expect((await ask(apps, 'client.get')).data).toMatchObject({ isVip: true });
  });

  test.each([[true], ['x'], [1], [{}], [{ status: 'submitted' }]])(
    'API-15: a pending_amendment of %j says that a change waits',
    async (pending_amendment) => {
      const data = await answerOf<{ pendingAmendment: unknown }>(
        record({ first_name: 'Ada', pending_amendment }),
        'client.get',
      );
      expect(data.pendingAmendment).toEqual(expect.anything());
    },
  );

  test.each([[null], [false], [undefined], [0], ['']])(
    'API-15: a pending_amendment of %j says that no change waits',
    async (pending_amendment) => {
      const data = await answerOf(record({ first_name: 'Ada', pending_amendment }), 'client.get');
      expect(data).toMatchObject({ pendingAmendment: null });
    },
  );

  test('API-15: telephone, postcode and country are read as any text', async () => {
    const telephone = { home_number: 'ext. 12, after five', mobile_number: 447700900123 };
    const address = { postcode: 'care of the post office', country_id: 'United Kingdom' };
    const data = await answerOf(record({ first_name: 'Ada', telephone, address }), 'client.get');
    expect(data).toMatchObject({
      telephone: { homeNumber: 'ext. 12, after five', mobileNumber: '447700900123', workNumber: null },
      address: { postcode: 'care of the post office', countryId: 'United Kingdom', line1: null },
    });
  });

  test('API-15: a change is sent as changedFields, and waits where the record says so', async () => {
    let isWaiting = false;
    const apps = await openBeforeFirm({
      'GET /v1/client': () => json({ first_name: 'Ada', pending_amendment: isWaiting }),
      'PUT /v1/client': () => {
        isWaiting = true;
        return json({ first_name: 'Ada', pending_amendment: true });
      },
    });
    const token = await signInFully(apps);
    const input = { changedFields: { surname: 'Byron', address: { line1: '1 High Street' } } };
    const { data } = await sendPortal<{ pendingAmendment: unknown }>(apps, 'client.update', { token, input });
    expect(data.pendingAmendment).toEqual(expect.anything());
    expect(JSON.parse(apps.firm.callsTo('PUT /v1/client')[0]!.body)).toEqual({
      changedFields: { surname: 'Byron', address: { line_1: '1 High Street' } },
    });
  });
});

describe('API-16, P-11: the firm', () => {
  test('API-16: a name alone is shown, the rest left out', async () => {
    expect(await answerOf({}, 'firm.get')).toMatchObject({
      name: 'Stub & Partners',
      logoUrl: null,
      bio: null,
      fcaNumber: null,
      fcaRegisteredDate: null,
    });
  });
});

describe('P-9, P-10, P-13, API-14: calls that the specification does not know', () => {
  const extensions = [
    ['messages.list', 'GET /v1/message'],
    ['messages.unreadCount', 'GET /v1/message'],
    ['documents.list', 'GET /v1/document'],
    ['documents.unreadCount', 'GET /v1/document'],
    ['documents.requests', 'GET /v1/document-request'],
    ['content.list', 'GET /v1/content'],
    ['device.list', 'GET /v1/device'],
  ] as const;
  const cases = extensions.flatMap(([procedure, line]) =>
    [404, 405, 501].map((status) => [procedure, status, line] as const),
  );
  test.each(cases)(
    'P-9, P-10, P-13, API-14: %s with a %i is not offered, and no error',
    async (procedure, status, line) => {
      for (const answer of [json({ message: 'No' }, status), text('No', 'text/html', status), { status }])
        expect(await answerOf({ [line]: answer }, procedure, {})).toMatchObject({ offered: false });
    },
  );

  test.each(extensions)(
    'P-9, P-10, P-13, API-14: %s with a 500 has failed, and is not missing',
    async (procedure, line) => {
      const reply = await ask(await openBeforeFirm({ [line]: { status: 500 } }), procedure, {});
      expect(reply.error?.appCode).toBe('UPSTREAM_DOWN');
    },
  );
});

test.each([
  ['firm.get', 'GET /v1/firm', (name: string) => ({ name })],
  ['providers.list', 'GET /v1/provider', (name: string) => [{ uuid: 3, name }]],
  ['insights.categories', 'GET /v1/insights/categories', (name: string) => ({ tax: name })],
  ['insights.authors', 'GET /v1/insights/authors', (name: string) => ({ ann: name })],
] as const)("SEC-F9: %s is the firm's answer to the client who asks", async (procedure, line, answerFor) => {
  const names = new Map<string | undefined, string>();
  const apps = await openBeforeFirm({
    [line]: ({ bearer }) => {
      if (!names.has(bearer)) names.set(bearer, `Answer ${names.size + 1}`);
      return json(answerFor(names.get(bearer) ?? ''));
    },
  });
  for (const [email, expected] of [
    ['ada@client.example', 'Answer 1'],
    ['ben@client.example', 'Answer 2'],
  ] as const) {
    const reply = await callPortal(apps, procedure, { token: await signInFully(apps, email) });
    expect(JSON.stringify(reply.data)).toContain(expected);
  }
});
