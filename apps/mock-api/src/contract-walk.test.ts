import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { unwrapField } from '@portal/contract/shapes/promised';
import { wireDateRangeSchema } from '@portal/contract/v1/valuation';
import { seedPassword } from '@portal/prisma/seed/people';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, shareTestApp, type TestApp } from './test/build-test-app.ts';
import { personOf } from './test/person.ts';
import { codeFor, codeOf, emailOf, fullToken, passwordToken } from './test/sign-in.ts';
import { uploadAs } from './test/upload.ts';

type Person = ReturnType<typeof personOf>;
/** Makes a call, or several, validates each answer against its schema, and returns their number. */
type Visit = (mock: TestApp, person: Person) => Promise<number>;

const newPassword = 'Another-Pass-2026!';
const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** Visits each of a list one after the other. */
async function each<Item>(items: readonly Item[], visit: (item: Item) => Promise<unknown>): Promise<number> {
  for (const item of items) await visit(item);
  return items.length;
}

async function once(answer: Promise<unknown>): Promise<number> {
  await answer;
  return 1;
}

const policiesOf = async (person: Person) => (await person.read('policies.list')).items;
const threadsOf = async (person: Person) => (await person.read('messages.list')).items;
const documentsOf = async (person: Person) => (await person.read('documents.list')).documents;
const entriesOf = async (person: Person) => (await person.read('dueDiligence.list')).items;
const providersOf = async (person: Person) => (await person.read('providers.list')).items;
const articlesOf = async (person: Person) => (await person.read('insights.list')).items;

/** The calls of the sign-in and of those who cannot sign in, each with a suitable client. */
const apart = {
  'authentication.create': (mock) =>
    once(
      personOf(mock).read('authentication.create', {
        body: { LoginForm: { username: emailOf('standard'), password: seedPassword } },
      }),
    ),
  'authentication.mfa': async (mock) => {
    const person = personOf(mock, await passwordToken(mock, 'vip'));
    const otp = await codeOf('vip', mock.clock);
    const body = { OtpForm: { otp }, username: emailOf('vip') };
    return once(person.read('authentication.mfa', { body }));
  },
  'user.mfa': async (mock) => once(personOf(mock, await passwordToken(mock, 'setup')).read('user.mfa')),
  'user.mfaVerify': async (mock) => {
    const person = personOf(mock, await passwordToken(mock, 'setup'));
    const { otp_code } = await person.read('user.mfa');
    const otp = await codeFor(otp_code ?? '', mock.clock);
    return once(person.read('user.mfaVerify', { body: { OtpForm: { otp } } }));
  },
  'user.mfaDelete': async (mock) => {
    const person = personOf(mock, await fullToken(mock, 'vip'));
    mock.clock.advance(60_000);
    const otp = await codeOf('vip', mock.clock);
    return once(person.read('user.mfaDelete', { body: { OtpForm: { otp } } }));
  },
  'recoveryCodes.make': async (mock) =>
    once(personOf(mock, await fullToken(mock, 'vip')).read('recoveryCodes.make')),
  'recoveryCodes.use': async (mock) => {
    const { codes } = await personOf(mock, await fullToken(mock, 'vip')).read('recoveryCodes.make');
    const person = personOf(mock, await passwordToken(mock, 'vip'));
    return once(person.read('recoveryCodes.use', { body: { code: codes[0] ?? '' } }));
  },
  'sessions.end': async (mock) => {
    await fullToken(mock, 'standard');
    const person = personOf(mock, await fullToken(mock, 'standard'));
    const { sessions } = await person.read('sessions.list');
    const others = sessions.filter(({ is_current }) => is_current === false);
    return each(others, ({ uuid }) => person.read('sessions.end', { params: { uuid } }));
  },
  'user.resetRequest': (mock) =>
    once(personOf(mock).read('user.resetRequest', { body: { LoginForm: { email: emailOf('standard') } } })),
  'user.setPassword': (mock) => {
    const LoginForm = { password: newPassword, repeat_password: newPassword, code: 'INVITE-VALID-0001' };
    return once(personOf(mock).read('user.setPassword', { body: { LoginForm } }));
  },
  'user.changePassword': async (mock) => {
    const person = personOf(mock, await fullToken(mock, 'standard'));
    const chosen = { password: newPassword, repeat_password: newPassword };
    return once(
      person.read('user.changePassword', {
        body: { LoginForm: { current_password: seedPassword, ...chosen } },
      }),
    );
  },
  'user.contactSupport': async (mock) => {
    const { data } = await personOf(mock).read('user.supportReasons');
    const body = { name: 'A Person', email: 'a.person@example.com', reason: data[0] ?? '' };
    return once(personOf(mock).read('user.contactSupport', { body }));
  },
  'user.supportReasons': (mock) => once(personOf(mock).read('user.supportReasons')),
  'invite.view': (mock) =>
    once(personOf(mock).read('invite.view', { params: { code: 'INVITE-VALID-0001' } })),
  'terms.latest': (mock) => once(personOf(mock).read('terms.latest')),
} satisfies Partial<Record<EndpointName, (mock: TestApp) => Promise<number>>>;

/** The calls behind the sign-in, for everything that the client has. */
const signedIn = {
  'authentication.check': (_mock, person) => once(person.read('authentication.check')),
  'authentication.stepUp': (_mock, person) =>
    once(person.read('authentication.stepUp', { body: { family: 'details', password: seedPassword } })),
  'terms.mine': (_mock, person) => once(person.read('terms.mine')),
  'terms.agree': async (_mock, person) => {
    const { version } = await person.read('terms.latest');
    return once(person.read('terms.agree', { body: { version: version ?? '' } }));
  },
  'recoveryCodes.count': (_mock, person) => once(person.read('recoveryCodes.count')),
  'sessions.list': (_mock, person) => once(person.read('sessions.list')),
  'sessions.endOthers': (_mock, person) => once(person.read('sessions.endOthers')),
  'securityEvents.list': (_mock, person) =>
    each([1, 2], (page) => person.read('securityEvents.list', { query: { page } })),
  'device.register': (_mock, person) =>
    once(person.read('device.register', { body: { device_id: deviceId, type: 'ios' } })),
  'device.list': (_mock, person) => once(person.read('device.list')),
  'device.forget': async (_mock, person) => {
    await person.read('device.register', { body: { device_id: deviceId, type: 'web' } });
    const { devices } = await person.read('device.list');
    return each(devices, ({ uuid }) => person.read('device.forget', { params: { uuid } }));
  },
  'client.view': (_mock, person) => once(person.read('client.view')),
  'client.update': (_mock, person) =>
    once(person.read('client.update', { body: { changedFields: { surname: 'Vale' } } })),
  'firm.view': (_mock, person) => once(person.read('firm.view')),
  'providers.list': (_mock, person) => once(person.read('providers.list')),
  'providers.view': async (_mock, person) =>
    each(await providersOf(person), ({ uuid }) => person.read('providers.view', { params: { uuid } })),
  'providers.myPolicies': async (_mock, person) =>
    each(await providersOf(person), ({ uuid }) => person.read('providers.myPolicies', { query: { uuid } })),
  'dueDiligence.list': (_mock, person) => once(person.read('dueDiligence.list')),
  'dueDiligence.view': async (_mock, person) =>
    each(await entriesOf(person), ({ uuid }) => person.read('dueDiligence.view', { params: { uuid } })),
  'dueDiligence.panel': async (_mock, person) =>
    each(await entriesOf(person), ({ uuid }) => person.read('dueDiligence.panel', { params: { uuid } })),
  'dueDiligence.report': async (mock, person) =>
    each(await mock.database.panelItem.findMany(), ({ dueDiligenceUuid: id, providerUuid: providerId }) =>
      person.read('dueDiligence.report', { params: { id, providerId } }),
    ),
  'insights.list': async (_mock, person) =>
    each(Object.keys(await person.read('insights.categories')), (categories) =>
      person.read('insights.list', { query: { InsightSearch: { categories } } }),
    ),
  'insights.categories': (_mock, person) => once(person.read('insights.categories')),
  'insights.authors': (_mock, person) => once(person.read('insights.authors')),
  'insights.view': async (_mock, person) =>
    each(await articlesOf(person), ({ id }) => person.read('insights.view', { params: { id } })),
  'insights.like': async (_mock, person) =>
    each(await articlesOf(person), ({ id }) => person.read('insights.like', { params: { id } })),
  'insights.unlike': async (_mock, person) =>
    each(await articlesOf(person), ({ id }) => person.read('insights.unlike', { params: { id } })),
  'notifications.list': (_mock, person) =>
    each([1, 2, 1_000_000], (page) => person.read('notifications.list', { query: { page } })),
  'notifications.markRead': async (_mock, person) => {
    const { notifications } = await person.read('notifications.list');
    return each(notifications, ({ id }) => person.read('notifications.markRead', { query: { uuid: id } }));
  },
  'policies.list': (_mock, person) => once(person.read('policies.list')),
  'policies.view': async (_mock, person) =>
    each(await policiesOf(person), ({ uuid }) => person.read('policies.view', { params: { uuid } })),
  'policies.latestValuation': async (mock, person) => {
    const valued = await mock.database.valuation.groupBy({ by: ['policyUuid'] });
    const uuids = new Set(valued.map(({ policyUuid }) => policyUuid));
    const own = (await policiesOf(person)).filter(({ uuid }) => uuids.has(uuid));
    return each(own, ({ uuid }) => person.read('policies.latestValuation', { params: { uuid } }));
  },
  'policies.valuationGraph': async (_mock, person) => {
    const inputs = (await policiesOf(person)).flatMap(({ uuid }) =>
      wireDateRangeSchema.options.map((date_range) => ({ params: { uuid }, query: { date_range } })),
    );
    return each(inputs, (input) => person.read('policies.valuationGraph', input));
  },
  'messages.list': (_mock, person) => once(person.read('messages.list')),
  'messages.start': (_mock, person) =>
    once(person.read('messages.start', { body: { subject: 'A question', body: 'May I ask?' } })),
  'messages.reply': async (_mock, person) => {
    const { requests } = await person.read('documentRequests.list');
    const sent = requests.flatMap(({ documents }) => documents ?? []);
    const attachment_uuids = [...sent.slice(0, 2), ...(await documentsOf(person)).slice(0, 2)].map(
      ({ uuid }) => uuid,
    );
    const body = { body: 'Thank you', attachment_uuids };
    return each(await threadsOf(person), ({ uuid }) =>
      person.read('messages.reply', { params: { uuid }, body }),
    );
  },
  'messages.view': async (_mock, person) =>
    each(await threadsOf(person), ({ uuid }) => person.read('messages.view', { params: { uuid } })),
  'messages.markRead': async (_mock, person) =>
    each(await threadsOf(person), ({ uuid }) => person.read('messages.markRead', { params: { uuid } })),
  'documents.list': (_mock, person) => once(person.read('documents.list')),
  'documents.view': async (_mock, person) =>
    each(await documentsOf(person), ({ uuid }) => person.read('documents.view', { params: { uuid } })),
  'documents.content': async (_mock, person) =>
    each(await documentsOf(person), async ({ uuid, size }) => {
      const { status, headers } = await person.send('documents.content', { params: { uuid } });
      expect([status, headers['content-length']]).toEqual([200, String(size)]);
    }),
  'documents.markRead': async (_mock, person) =>
    each(await documentsOf(person), ({ uuid }) => person.read('documents.markRead', { params: { uuid } })),
  'documentRequests.list': (_mock, person) => once(person.read('documentRequests.list')),
  'documentRequests.view': async (_mock, person) =>
    each((await person.read('documentRequests.list')).requests, ({ uuid }) =>
      person.read('documentRequests.view', { params: { uuid } }),
    ),
  'documents.add': async (mock, person) => {
    const { requests } = await person.read('documentRequests.list');
    const open = requests.filter(({ state }) => state === 'asked' || state === 'rejected');
    const requestIds = [undefined, ...open.map(({ uuid }) => uuid)];
    return each(requestIds, async (request_uuid) => {
      const upload = { fields: { file_name: 'a.txt', ...(request_uuid && { request_uuid }) } };
      const { status, body } = await uploadAs(mock, person.token, { ...upload, bytes: 'A text.' });
      expect([status, endpoints['documents.add'].answer.parse(body)]).toEqual([200, body]);
    });
  },
  'content.list': (_mock, person) => once(person.read('content.list')),
  'content.view': async (_mock, person) =>
    each((await person.read('content.list')).items, ({ id }) =>
      person.read('content.view', { params: { id } }),
    ),
  'system.cache': (_mock, person) => once(person.read('system.cache')),
  'securityEvents.report': async (_mock, person) => {
    const [event] = (await person.read('securityEvents.list')).events;
    return once(person.read('securityEvents.report', { params: { uuid: event?.uuid ?? '' } }));
  },
} satisfies Record<Exclude<EndpointName, keyof typeof apart>, Visit>;

test.each(Object.entries(apart))(
  'SEC-F7: %s answers as its schema says, and with nothing more',
  async (...[, visit]) => {
    expect(await visit(await buildTestApp({ writesPerMinute: 10_000 }))).toBe(1);
  },
);

const people = ['vip', 'standard', 'empty'] as const;

async function signInAll(mock: TestApp): Promise<Person[]> {
  const signedIn: Person[] = [];
  for (const name of people) signedIn.push(personOf(mock, await fullToken(mock, name)));
  return signedIn;
}

/** For calls that change nothing. */
const sharedApp = shareTestApp({ writesPerMinute: 10_000 });
let readers: Person[];
beforeAll(async () => {
  readers = await signInAll(sharedApp());
});

test.each(Object.entries<Visit>(signedIn))(
  'SEC-F7: %s answers vip@, standard@ and empty@ as its schema says, and with nothing more',
  async (name, visit) => {
    const isRead = endpoints[name as EndpointName].method === 'GET';
    const mock = isRead ? sharedApp() : await buildTestApp({ writesPerMinute: 10_000 });
    const counts = [];
    for (const person of isRead ? readers : await signInAll(mock)) counts.push(await visit(mock, person));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeGreaterThan(0);
  },
);

/** Fields of an answer, as `items.*.name`, and those of them that hold something. */
function fieldsOf(schema: z.ZodType, value: unknown, prefix = ''): { all: string[]; given: string[] } {
  const inner = unwrapField(schema);
  const isList = inner instanceof z.ZodArray;
  if (!isList && !(inner instanceof z.ZodObject)) return { all: [], given: [] };
  const items = Array.isArray(value) ? value : [];
  const shape: Record<string, z.ZodType> = isList ? { '*': inner.element as z.ZodType } : inner.shape;
  const parts = Object.entries(shape).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const values = isList ? items : [(value as Record<string, unknown> | null | undefined)?.[name]];
    const below = [undefined, ...values].map((each) => fieldsOf(field, each, path));
    const isGiven = values.some((each) => each !== null && each !== undefined);
    return [{ all: [path], given: isGiven ? [path] : [] }, ...below];
  });
  return { all: parts.flatMap(({ all }) => all), given: parts.flatMap(({ given }) => given) };
}

/** What no record of the seed has, and what a message has only later. */
const heldByNobody = [
  'client.view: telephone.work_number',
  'client.view: address.line_2',
  'client.view: address.line_3',
  'providers.list: items.*.logo_url',
  'providers.view: logo_url',
  'policies.list: items.*.provider.logo_url',
  'policies.view: provider.logo_url',
  'insights.list: items.*.image_url',
  'insights.view: image_url',
  'policies.list: items.*.contributions.*.stops_on',
  'policies.view: contributions.*.stops_on',
  'policies.list: items.*.withdrawals.*.stops_on',
  'policies.view: withdrawals.*.stops_on',
  'messages.start: policy_uuid',
  'messages.reply: read_at',
  'messages.reply: document_request_uuid',
  'sessions.list: sessions.*.device_name',
];

test('Q-4: the full profile gives every field that the contract names, promised and offered', async () => {
  const mock = await buildTestApp({ writesPerMinute: 10_000 });
  const [all, given] = [new Set<string>(), new Set<string>()];
  for (const name of ['vip', 'standard'] as const) {
    const person = personOf(mock, await fullToken(mock, name));
    const noting: Person = {
      ...person,
      read: async (call, ...input) => {
        const answer = await person.read(call, ...input);
        const fields = fieldsOf(endpoints[call].answer, answer);
        for (const path of fields.all) all.add(`${call}: ${path}`);
        for (const path of fields.given) given.add(`${call}: ${path}`);
        return answer;
      },
    };
    for (const visit of Object.values<Visit>(signedIn)) await visit(mock, noting);
  }
  expect(all.size).toBeGreaterThan(300);
  expect([...all].filter((path) => !given.has(path)).sort()).toEqual([...heldByNobody].sort());
});

test('Q-4: the walk is over the whole table', () => {
  expect([...Object.keys(apart), ...Object.keys(signedIn)].sort()).toEqual(Object.keys(endpoints).sort());
});
