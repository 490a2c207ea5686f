import type { EndpointInput } from '@portal/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@portal/contract/endpoints';
import { seedPassword } from '@portal/prisma/seed/people';
import { beforeAll, expect, test } from 'vitest';
import { asSpecified, buildTestApp, shareTestApp, type TestApp } from '../test/build-test-app.ts';
import { inject } from '../test/calls.ts';
import { personOf } from '../test/person.ts';
import { codeFor, codeOf, emailOf, fullToken, passwordToken } from '../test/sign-in.ts';

/**
 * What the specification names in the answer of each call (sections 3 and 7), written down from it and not from the
 * contract.
 */
const named: Partial<Record<EndpointName, readonly string[]>> = {
  'authentication.create': ['jwt', 'terms_accepted'],
  'user.mfa': ['mfa_configured', 'otp_code', 'image_url'],
  'user.supportReasons': ['data.[]'],
  'terms.latest': ['version', 'text'],
  'terms.mine': ['version', 'text'],
  'client.view': [
    ...['title', 'first_name', 'surname', 'email', 'pending_amendment'],
    ...['home_number', 'work_number', 'mobile_number'].map((name) => `telephone.${name}`),
    ...['line_1', 'line_2', 'line_3', 'town', 'county', 'postcode', 'country', 'country_id'].map(
      (name) => `address.${name}`,
    ),
  ],
  'firm.view': ['bio', 'name', 'logo', 'fca_number', 'fca_registered_date'],
  'providers.list': ['items.[].uuid'],
  'providers.view': ['uuid'],
  'providers.myPolicies': ['items.[].uuid'],
  'dueDiligence.list': ['items.[].uuid', 'items.[].financial_year', 'items.[]._links.panel.href'],
  'dueDiligence.view': ['uuid', 'financial_year', '_links.panel.href'],
  'dueDiligence.panel': ['items.[]._links.provider.href'],
  'insights.list': ['items.[].id', 'items.[].like_count', 'items.[].likes', '_links.next.href'],
  'insights.view': ['id', 'like_count', 'likes'],
  'insights.categories': ['*'],
  'insights.authors': ['*'],
  'notifications.list': [
    ...['notifications.[].id', 'notifications.[].isRead'],
    ...['pagination.totalCount', 'pagination.defaultPageSize'],
  ],
  'policies.list': [
    'items.[].uuid',
    'items.[]._links.valuation-latest.href',
    'items.[]._links.valuation-graph.href',
  ],
  'policies.view': ['uuid', '_links.valuation-latest.href', '_links.valuation-graph.href'],
  'policies.latestValuation': ['uuid', 'policy.uuid'],
};

/** What vip@ has no value for. */
const emptyForVip: Partial<Record<EndpointName, readonly string[]>> = {
  'client.view': ['address.line_2', 'address.line_3', 'telephone.work_number'],
};

/** Where each value of an answer is; the keys of a map from id to name are all `*`. */
function pathsOf(value: unknown, name: EndpointName, at: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return at.length === 0 ? [] : [at.join('.')];
  const isMap = name === 'insights.categories' || name === 'insights.authors';
  return Object.entries(value).flatMap(([key, field]) => {
    const step = Array.isArray(value) ? '[]' : key;
    return pathsOf(field, name, [...at, isMap ? '*' : step]);
  });
}

function withoutNulls(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) => (value === null ? undefined : value));
}

type Link = { href: string };
type Item = { uuid: string; id: string; _links: Record<string, Link> };
type Bodies = unknown[];

/** A client of the mock in the specification profile. */
function visitorOf(mock: TestApp, token?: string) {
  const person = personOf(mock, token);
  async function ask<Name extends EndpointName>(name: Name, input?: EndpointInput<Endpoints[Name]>) {
    const { status, body } = await person.send(name, ...([input] as never));
    expect([name, status]).toEqual([name, 200]);
    return body;
  }
  async function follow({ href }: Link): Promise<unknown> {
    const answer = await inject(mock.app, {
      method: 'GET',
      url: href,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([href, answer.status]).toEqual([href, 200]);
    return answer.body;
  }
  const itemsOf = async (name: EndpointName, key = 'items') =>
    ((await ask(name)) as Record<string, Item[]>)[key] ?? [];
  return { ask, follow, itemsOf };
}

type Visitor = ReturnType<typeof visitorOf>;

/** Asks once for each of the items of a list. */
async function forEach<Given>(
  items: readonly Given[],
  visit: (item: Given) => Promise<unknown>,
): Promise<Bodies> {
  const bodies: Bodies = [];
  for (const item of items) bodies.push(await visit(item));
  return bodies;
}

const once = async (answer: Promise<unknown>): Promise<Bodies> => [await answer];
const otpForm = (otp: string) => ({ body: { OtpForm: { otp } } });
const newPassword = 'Another-Pass-2026!';

/** The calls of a sign-in, and those of clients who cannot sign in. */
const signedOut = {
  'authentication.create': (mock) =>
    once(
      visitorOf(mock).ask('authentication.create', {
        body: { LoginForm: { username: emailOf('standard'), password: seedPassword } },
      }),
    ),
  'authentication.mfa': async (mock) =>
    once(
      visitorOf(mock, await passwordToken(mock, 'vip')).ask('authentication.mfa', {
        body: { OtpForm: { otp: await codeOf('vip', mock.clock) }, username: emailOf('vip') },
      }),
    ),
  'user.mfa': async (mock) => once(visitorOf(mock, await passwordToken(mock, 'setup')).ask('user.mfa')),
  'user.mfaVerify': async (mock) => {
    const visitor = visitorOf(mock, await passwordToken(mock, 'setup'));
    const { otp_code } = (await visitor.ask('user.mfa')) as { otp_code: string };
    return once(visitor.ask('user.mfaVerify', otpForm(await codeFor(otp_code, mock.clock))));
  },
  'user.mfaDelete': async (mock) =>
    once(visitorOf(mock, await fullToken(mock, 'vip')).ask('user.mfaDelete', { body: {} })),
  'user.resetRequest': (mock) =>
    once(visitorOf(mock).ask('user.resetRequest', { body: { LoginForm: { email: emailOf('standard') } } })),
  'user.setPassword': (mock) => {
    const LoginForm = { password: newPassword, repeat_password: newPassword, code: 'INVITE-VALID-0001' };
    return once(visitorOf(mock).ask('user.setPassword', { body: { LoginForm } }));
  },
  'user.changePassword': async (mock) => {
    const chosen = { password: newPassword, repeat_password: newPassword };
    const LoginForm = { current_password: seedPassword, ...chosen };
    const visitor = visitorOf(mock, await fullToken(mock, 'standard'));
    return once(visitor.ask('user.changePassword', { body: { LoginForm } }));
  },
  'user.contactSupport': async (mock) => {
    const { data } = (await visitorOf(mock).ask('user.supportReasons')) as { data: string[] };
    const body = { name: 'A Person', email: 'a.person@example.com', reason: data[0] ?? '' };
    return once(visitorOf(mock).ask('user.contactSupport', { body }));
  },
  'user.supportReasons': (mock) => once(visitorOf(mock).ask('user.supportReasons')),
  'invite.view': (mock) =>
    once(visitorOf(mock).ask('invite.view', { params: { code: 'INVITE-VALID-0001' } })),
  'terms.latest': (mock) => once(visitorOf(mock).ask('terms.latest')),
  'terms.agree': async (mock) => {
    const visitor = visitorOf(mock, await passwordToken(mock, 'terms'));
    const { version } = (await visitor.ask('terms.latest')) as { version: string };
    return once(visitor.ask('terms.agree', { body: { version } }));
  },
} satisfies Partial<Record<EndpointName, (mock: TestApp) => Promise<Bodies>>>;

/** The calls behind the sign-in, for everything that vip@ has. */
const signedIn = {
  'authentication.check': ({ ask }) => once(ask('authentication.check')),
  'terms.mine': ({ ask }) => once(ask('terms.mine')),
  'device.register': ({ ask }) =>
    once(
      ask('device.register', { body: { device_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', type: 'ios' } }),
    ),
  'client.view': ({ ask }) => once(ask('client.view')),
  'client.update': ({ ask }) => once(ask('client.update', { body: { changedFields: { surname: 'Vale' } } })),
  'firm.view': ({ ask }) => once(ask('firm.view')),
  'providers.list': ({ ask }) => once(ask('providers.list')),
  'providers.view': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('providers.list'), ({ uuid }) => ask('providers.view', { params: { uuid } })),
  'providers.myPolicies': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('providers.list'), ({ uuid }) => ask('providers.myPolicies', { query: { uuid } })),
  'dueDiligence.list': ({ ask }) => once(ask('dueDiligence.list')),
  'dueDiligence.view': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('dueDiligence.list'), ({ uuid }) => ask('dueDiligence.view', { params: { uuid } })),
  'dueDiligence.panel': async ({ follow, itemsOf }) =>
    forEach(await itemsOf('dueDiligence.list'), ({ _links }) => follow(_links.panel!)),
  'dueDiligence.report': async ({ ask, itemsOf }, mock) => {
    const [entry] = await itemsOf('dueDiligence.list');
    const panel = await mock.database.panelItem.findMany({ where: { dueDiligenceUuid: entry!.uuid } });
    return forEach(panel, ({ providerUuid: providerId }) =>
      ask('dueDiligence.report', { params: { id: entry!.uuid, providerId } }),
    );
  },
  'insights.list': ({ ask }) => once(ask('insights.list')),
  'insights.categories': ({ ask }) => once(ask('insights.categories')),
  'insights.authors': ({ ask }) => once(ask('insights.authors')),
  'insights.view': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('insights.list'), ({ id }) => ask('insights.view', { params: { id } })),
  'insights.like': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('insights.list'), ({ id }) => ask('insights.like', { params: { id } })),
  'notifications.list': ({ ask }) => once(ask('notifications.list')),
  'notifications.markRead': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('notifications.list', 'notifications'), ({ id }) =>
      ask('notifications.markRead', { query: { uuid: id } }),
    ),
  'policies.list': ({ ask }) => once(ask('policies.list')),
  'policies.view': async ({ ask, itemsOf }) =>
    forEach(await itemsOf('policies.list'), ({ uuid }) => ask('policies.view', { params: { uuid } })),
  'policies.latestValuation': async ({ follow, itemsOf }, mock) => {
    const valued = await mock.database.valuation.groupBy({ by: ['policyUuid'] });
    const uuids = new Set(valued.map(({ policyUuid }) => policyUuid));
    const own = (await itemsOf('policies.list')).filter(({ uuid }) => uuids.has(uuid));
    return forEach(own, ({ _links }) => follow(_links['valuation-latest']!));
  },
  'policies.valuationGraph': async ({ follow, itemsOf }) =>
    forEach(await itemsOf('policies.list'), ({ _links }) =>
      follow({ href: `${_links['valuation-graph']!.href}?date_range=one_year` }),
    ),
  'system.cache': ({ ask }) => once(ask('system.cache')),
} satisfies Partial<Record<EndpointName, (visitor: Visitor, mock: TestApp) => Promise<Bodies>>>;

/** Each path once, in the order of the alphabet. */
const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

/** Each named path is there and no other, and somewhere it has a value. */
function expectNamed(name: EndpointName, bodies: Bodies): void {
  const paths = bodies.flatMap((body) => pathsOf(body, name));
  const filled = bodies.flatMap((body) => pathsOf(withoutNulls(body), name));
  expect(sorted(paths)).toEqual(sorted(named[name] ?? []));
  expect(sorted([...filled, ...(emptyForVip[name] ?? [])])).toEqual(sorted(paths));
}

const rowOf = (name: EndpointName) => endpoints[name].row;
const titled = <Visit>(visits: Record<string, Visit>) =>
  (Object.entries(visits) as [EndpointName, Visit][]).map(
    ([name, visit]) => [rowOf(name), name, visit] as const,
  );

test.each(titled(signedOut))(
  '%s: in the specification profile %s gives what the specification names, and nothing else',
  async (_row, name, visit) => {
    expectNamed(name, await visit(await buildTestApp(asSpecified)));
  },
);

/** For calls that change nothing. */
const sharedApp = shareTestApp(asSpecified);
let readerToken: string;
beforeAll(async () => {
  readerToken = await fullToken(sharedApp(), 'vip');
});

test.each(titled<(visitor: Visitor, mock: TestApp) => Promise<Bodies>>(signedIn))(
  '%s: in the specification profile %s gives vip@ what the specification names, and nothing else',
  async (_row, name, visit) => {
    const isRead = endpoints[name].method === 'GET';
    const mock = isRead ? sharedApp() : await buildTestApp(asSpecified);
    const token = isRead ? readerToken : await fullToken(mock, 'vip');
    const bodies = await visit(visitorOf(mock, token), mock);
    expect(bodies.length).toBeGreaterThan(0);
    expectNamed(name, bodies);
  },
);

test('Q-4: the walk is over every call that the specification shows', () => {
  const shown = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => !('extension' in endpoints[name]),
  );
  expect([...Object.keys(signedOut), ...Object.keys(signedIn)].sort()).toEqual(shown.sort());
});
