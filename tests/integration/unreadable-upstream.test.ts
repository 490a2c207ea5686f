import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PassingCall } from './support/altered-upstream.ts';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { callHeaders, callPortal, sendPortal, signIn } from './support/portal-caller.ts';
import { callProcedure, idsOf, inputsOf, type KnownIds, procedures } from './support/procedure-inputs.ts';

const person = 'standard@portal.example.com';

type Alter = (call: PassingCall) => void;
const asItIs: Alter = () => undefined;

let apps: LinkedApps;
let token: string;
let ids: KnownIds;
let alter: Alter = asItIs;

beforeAll(async () => {
  apps = await linkApps({
    alter: (call) => {
      noteLinks(call.answer.json);
      alter({ ...call, path: relations.get(call.path) ?? call.path });
    },
  });
  token = await signIn(apps, person);
  ids = await idsOf(apps, person);
});
beforeEach(() => {
  alter = asItIs;
});
afterAll(() => apps.close());

/**
 * Paths that say nothing of where they lead, as those of the specification, by what they are called where they came
 * from.
 */
const relations = new Map<string, string>();

function noteLinks(json: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    const href = (value as { href?: unknown } | null)?.href;
    if (typeof href === 'string' && href.startsWith('/v1/link/'))
      relations.set(href, `/${name.replaceAll('-', '/')}`);
    else noteLinks(value);
  }
}

/** Every answer of these calls is changed. */
function inAnswersOf(path: RegExp, change: (answer: PassingCall['answer']) => void): Alter {
  return ({ path: calledPath, answer }) => {
    if (path.test(calledPath) && answer.status === 200) change(answer);
  };
}

/** Ways in which an answer can be unreadable. */
const spoilers: readonly (readonly [what: string, spoil: (answer: PassingCall['answer']) => void])[] = [
  ['a text instead of a record', (answer) => Object.assign(answer, { json: 'Welcome' })],
  ['null', (answer) => Object.assign(answer, { json: null })],
  ['half of its JSON', (answer) => Object.assign(answer, { text: JSON.stringify(answer.json).slice(0, -5) })],
  [
    'a page of HTML',
    (answer) => Object.assign(answer, { text: '<html>Welcome</html>', contentType: 'text/html' }),
  ],
];

/** Calls for which any success will do, whatever its body. */
const anySuccess: readonly string[] = ['authentication.check', 'invite.check', 'system.cache'];
/** Calls of our own, which a firm that keeps to the specification does not offer. */
const isOffered = (name: string) =>
  mockProfile === 'full' ||
  !/^(messages|documents|content|recoveryCodes|securityEvents|sessions)\.|^device\.list$/.test(name);
const reads = procedures.filter(
  ({ name, method }) => method === 'GET' && !anySuccess.includes(name) && isOffered(name),
);

describe('S-6: an answer of the firm that cannot be read', () => {
  test.each(spoilers)('%s is reported as such by every read, and nothing fails', async (_what, spoil) => {
    alter = ({ answer }) => spoil(answer);
    for (const procedure of reads) {
      const { status, error } = await callProcedure(apps, procedure, {
        token,
        input: inputsOf(ids)[procedure.name],
      });
      expect({ name: procedure.name, status, appCode: error?.appCode }).toEqual({
        name: procedure.name,
        status: 502,
        appCode: 'UPSTREAM_MALFORMED',
      });
    }
  });

  const changeable = [
    ['policies.list', /\/v1\/policy$/, 'provider'],
    ['policies.byId', /\/v1\/policy\/[^/]+\/view$/, 'details'],
    ['policies.valuationGraph', /\/valuation\/graph$/, 'points'],
    ['providers.byId', /\/v1\/provider\/[^/]+\/view$/, 'fscs_note'],
    ['dueDiligence.byId', /\/v1\/due-diligence\/[^/]+\/view$/, 'financial_year'],
    ['dueDiligence.panel', /\/panel$/, 'verdict'],
    ['dueDiligence.report', /\/provider\/[^/]+$/, 'sections'],
    ['insights.list', /\/v1\/insights$/, 'like_count'],
    ['insights.byId', /\/v1\/insights\/[^/]+$/, 'html'],
    ['notifications.list', /\/v1\/notification$/, 'title'],
    ['content.byId', /\/v1\/content\/[^/]+$/, 'title'],
    ['client.get', /\/v1\/client$/, 'surname'],
  ] as const;
  test.each(changeable.filter(([name]) => isOffered(name)))(
    'API-24: %s is answered without what is missing or of another type: %s, %s',
    async (name, path, field) => {
      const procedure = procedures.find((candidate) => candidate.name === name);
      for (const value of [undefined, { outOfPlace: true }]) {
        let changes = 0;
        alter = inAnswersOf(path, ({ json }) => {
          changes += replaceIn(json, field, value);
          // A field that the firm does not give is missing already; for another type it is added.
          if (changes === 0 && mockProfile === 'specification')
            changes = value === undefined ? 1 : addTo(json, field, value);
        });
        const reply = await callProcedure(apps, procedure!, { token, input: inputsOf(ids)[name] });
        expect(changes).toBeGreaterThan(0);
        expect(reply.status).toBe(200);
        expect(JSON.stringify(reply.data)).not.toContain('outOfPlace');
      }
    },
  );

  test.each([
    ['policies.list', /\/v1\/policy$/, 'uuid'],
    ['dueDiligence.list', /\/v1\/due-diligence$/, 'uuid'],
    ['notifications.list', /\/v1\/notification$/, 'isRead'],
  ] as const)('%s sets entries aside, and counts them, where %s lacks %s', async (name, path, field) => {
    const procedure = procedures.find((candidate) => candidate.name === name);
    let changes = 0;
    alter = inAnswersOf(path, (answer) => {
      const list: unknown[] = Object.values<unknown>(answer.json).find(Array.isArray) ?? [];
      changes += replaceIn(list[0], field, undefined);
    });
    const reply = await callProcedure<Record<string, unknown>>(apps, procedure!, {
      token,
      input: inputsOf(ids)[name],
    });
    expect(changes).toBeGreaterThan(0);
    expect(reply).toMatchObject({ status: 200, data: { unreadable: 1 } });
  });

  if (isOffered('messages.byId'))
    test('P-9: a conversation without its messages is reported as unreadable', async () => {
      alter = inAnswersOf(/\/v1\/message\/[^/]+\/view$/, (answer) => {
        delete answer.json.messages;
      });
      const reply = await callPortal(apps, 'messages.byId', { token, input: { uuid: ids.thread } });
      expect(reply).toMatchObject({ status: 502, error: { appCode: 'UPSTREAM_MALFORMED' } });
      expect(reply.message).not.toContain('messages');
    });
});

describe('P-2, P-4, W-3: one part that cannot be read leaves the others', () => {
  test('P-2: a policy is shown without its value, which can be requested again', async () => {
    alter = inAnswersOf(/\/(?:valuation\/latest|view)$/, ({ json }) => {
      const valuation = json._embedded ? json._embedded['valuation-latest'] : json;
      valuation.value = 'much';
    });
    const policy = await callPortal(apps, 'policies.byId', { token, input: { uuid: ids.policy } });
    expect(policy.data).toMatchObject({ uuid: ids.policy, valuation: { state: 'failed' } });
    alter = asItIs;
    const healed = await callPortal(apps, 'policies.byId', { token, input: { uuid: ids.policy } });
    const valued = { state: 'valued', holdings: expect.any(Array) };
    expect(healed.data).toMatchObject({ valuation: mockProfile === 'full' ? valued : { state: 'none' } });
  });

  test('P-4: a panel is shown when one of its providers has a link that leads elsewhere', async () => {
    alter = inAnswersOf(/\/panel$/, (answer) => {
      answer.json.items[0]._links.provider.href = 'https://evil.example.com/v1/provider/x/view';
    });
    const { data } = await callPortal<{ items: { provider: object | null }[] }>(apps, 'dueDiligence.panel', {
      token,
      input: { uuid: ids.dueDiligence },
    });
    expect(data.items[0]?.provider).toBeNull();
    expect(data.items.slice(1).every(({ provider }) => provider !== null)).toBe(true);
  });

  test('W-3: of four loads that travel in one request, one that cannot be read fails alone', async () => {
    alter = inAnswersOf(/\/v1\/policy$/, (answer) => {
      answer.json = {};
    });
    const path = '/trpc/policies.list,insights.categories,insights.authors,providers.list';
    const response = await fetch(`${apps.portal}${path}?batch=1&input=%7B%7D`, {
      headers: callHeaders(apps, { path, token }),
    });
    const answers: { error?: { data: { appCode: string } } }[] = await response.json();
    const codes = answers.map(({ error }) => error?.data.appCode);
    expect(codes).toEqual(['UPSTREAM_MALFORMED', undefined, undefined, undefined]);
  });

  test('P-33, API-19: a like of which nothing can be read is one, without its count', async () => {
    alter = inAnswersOf(/\/like$/, (answer) => {
      answer.json = { like_count: { odd: true } };
    });
    const reply = await sendPortal(apps, 'insights.like', { token, input: { id: ids.insight } });
    expect(reply.data).toEqual({ likeCount: null, liked: true });
  });
});

describe('SEC-G1: links that lead elsewhere, over the wire', () => {
  const hostile = [
    'https://evil.example.com/v1/policy/00000000-0000-4000-8000-000000000001/valuation/graph',
    '//evil.example.com/v1/policy/00000000-0000-4000-8000-000000000001/valuation/graph',
    '/v1/policy/%2e%2e/%2E%2e/admin',
    '/admin',
    'javascript:alert(1)',
  ];
  test.each(hostile)('%s is not followed', async (href) => {
    // The links of a policy are cached for some seconds.
    apps.clock.advance(20_000);
    const calls: string[] = [];
    alter = (call) => {
      calls.push(call.path);
      inAnswersOf(/\/view$/, (answer) => {
        answer.json._links['valuation-graph'].href = href;
      })(call);
    };
    const input = { uuid: ids.policy, dateRange: '1y' };
    const reply = await callPortal(apps, 'policies.valuationGraph', { token, input });
    expect(reply.error?.appCode).toBe('UPSTREAM_MALFORMED');
    expect(calls).toEqual([`/v1/policy/${ids.policy}/view`]);
  });
});

/** Sets a field wherever the answer has it; undefined removes it. Gives how often. */
function replaceIn(json: unknown, field: string, value: unknown): number {
  if (typeof json !== 'object' || json === null) return 0;
  let count = 0;
  for (const [key, inner] of Object.entries(json)) {
    if (key !== field) {
      count += replaceIn(inner, field, value);
      continue;
    }
    Object.assign(json, { [key]: value });
    count += 1;
  }
  return count;
}

/** Sets a field on the record and on the entries of its lists. Gives how often. */
function addTo(json: Record<string, unknown>, field: string, value: unknown): number {
  const entries: unknown[] = Object.values(json).filter(Array.isArray).flat();
  const records = [json, ...entries].filter((entry) => typeof entry === 'object' && entry !== null);
  for (const record of records) Object.assign(record, { [field]: value });
  return records.length;
}
