import { verifyStatement } from '@portal/statement/verify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readPageText } from '../../scripts/statement/page-text.ts';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { callPortal, enterPassword, signIn } from './support/portal-caller.ts';
import {
  aKey,
  fileOf,
  keysOf,
  type Order,
  orderStatement,
  signedFacts,
  withKeys,
} from './support/statement-orders.ts';

const vip = 'vip@portal.example.com';
const keys = [aKey('key-2026')];

let apps: LinkedApps;
let token: string;
beforeAll(async () => {
  apps = await linkApps({ profile: 'full', environment: withKeys(keys) });
  token = await signIn(apps, vip);
});
afterAll(() => apps.close());

const order = (input: Order = { withAmounts: true }, { to = apps, as = token } = {}) =>
  orderStatement({ apps: to, token: as }, input);
const factsOf = (file: Uint8Array, at: Pick<LinkedApps, 'portal'> = apps) => signedFacts(at, file);

async function textOf(file: Uint8Array): Promise<string> {
  return (await readPageText(file)).replace(/\s+/g, ' ');
}

const pence = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100);

type Listed = {
  uuid: string;
  owners: { percentage: number; isClient: boolean | null }[] | null;
  valuation: { value?: number };
};

async function policiesOf(as: string = token): Promise<Listed[]> {
  const { data } = await callPortal<{ policies: Listed[] }>(apps, 'policies.list', { token: as });
  return data.policies;
}

test('P-22, P-63: the total of the file is the sum of its rows to the penny, by share beside the whole value, and that of the portal', async () => {
  const answer = await order();
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Statement of holdings 2026-11-21.pdf"',
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const file = await fileOf(answer);
  const facts = await factsOf(file);
  expect(facts).toMatchObject({ client: { name: 'Imogen Hartnoll' }, day: '2026-11-21', covers: 'all' });
  const text = await textOf(file);
  const rows = text.slice(text.indexOf('Policies in the total'), text.indexOf('Not included in the total'));
  const amounts = [...rows.matchAll(/£[\d,]+\.\d\d/g)].map(([amount]) => pence(amount));
  expect(amounts).toHaveLength(facts.policies.length * 2 + 1);
  const shares = amounts.slice(0, -1).filter((_amount, index) => index % 2 === 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  expect([amounts.at(-1), facts.total]).toEqual([total, total]);
  expect(pence(/Total (£[\d,.]+)/.exec(text)?.[1] ?? '')).toBe(total);
  const ofPortal = (await policiesOf()).map(({ owners, valuation }) => {
    const share = owners?.find(({ isClient }) => isClient)?.percentage ?? 100;
    return Math.round(((valuation.value ?? 0) * share) / 100);
  });
  expect(total).toBe(ofPortal.reduce((sum, share) => sum + share, 0));
  for (const { name } of facts.excluded) expect(text).toContain(name);
  expect(facts.excluded.length + facts.policies.length).toBe(ofPortal.length);
  expect(text).toContain('The value of investments can go down as well as up');
  for (const { valuedOn, source } of facts.policies) expect([valuedOn, source]).not.toContain(null);
});

test('P-15: an earlier day has the values on or before it, each with its own day; chosen policies alone are listed', async () => {
  const day = '2026-06-30';
  const all = await factsOf(await fileOf(await order({ day, withAmounts: true })));
  expect(all).toMatchObject({ day, isLatest: false });
  for (const { valuedOn } of all.policies) expect((valuedOn ?? '') <= day).toBe(true);
  const valued = (await policiesOf()).filter(({ valuation }) => valuation.value !== undefined);
  const policyIds = valued.slice(0, 2).map(({ uuid }) => uuid);
  const some = await factsOf(await fileOf(await order({ policyIds, withAmounts: true })));
  expect(some.covers).toBe('chosen');
  expect([...some.policies, ...some.excluded]).toHaveLength(2);
});

test('P-15: without amounts the file has none, not even in what was signed', async () => {
  const file = await fileOf(await order({ withAmounts: false }));
  const facts = await factsOf(file);
  expect(facts.total).toBeNull();
  expect(
    facts.policies.flatMap(({ value, share }) => [value, share]).filter((amount) => amount !== null),
  ).toEqual([]);
  expect(await textOf(file)).not.toContain('£');
});

test('P-22: a firm that gives no values is distinguished from values of zero: every policy says why it does not count', async () => {
  const bare = await linkApps({ profile: 'specification', environment: withKeys(keys) });
  onTestFinished(bare.close);
  const facts = await factsOf(
    await fileOf(await order({ withAmounts: true }, { to: bare, as: await signIn(bare, vip) })),
    bare,
  );
  expect(facts.policies).toEqual([]);
  expect(facts.excluded.length).toBeGreaterThan(0);
  expect(facts.total).toBeNull();
});

test('SEC-G15, SEC-G26: without keys there is no statement and nothing is published', async () => {
  const bare = await linkApps({ profile: 'full' });
  onTestFinished(bare.close);
  const as = await signIn(bare, vip);
  expect((await order({ withAmounts: true }, { to: bare, as })).status).toBe(404);
  expect((await fetch(`${bare.portal}/.well-known/jwks.json`)).status).toBe(404);
});

test('SEC-G15, SEC-G26, SEC-G49: only public parts are published, and a statement of a retired key still verifies', async () => {
  const file = await fileOf(await order());
  const rotated = await linkApps({ profile: 'full', environment: withKeys([aKey('key-2027'), ...keys]) });
  onTestFinished(rotated.close);
  const published = await fetch(`${rotated.portal}/.well-known/jwks.json`);
  expect(published.headers.get('cache-control')).toBe('public, max-age=300');
  expect(published.headers.get('access-control-allow-origin')).toBe('*');
  const set = (await published.json()) as { keys: object[] };
  expect(set.keys).toHaveLength(2);
  for (const key of set.keys) expect(key).not.toHaveProperty('d');
  expect((await factsOf(file, rotated)).keyId).toBe('key-2026');
  const newer = await fileOf(
    await order({ withAmounts: true }, { to: rotated, as: await signIn(rotated, vip) }),
  );
  expect((await factsOf(newer, rotated)).keyId).toBe('key-2027');
  expect(await verifyStatement(newer, keysOf(apps))).toEqual({ result: 'other_key' });
});

test('SEC-D1, SEC-G47: a statement needs a full sign-in and a proof', async () => {
  const url = `${apps.portal}/statements`;
  const body = JSON.stringify({ withAmounts: true });
  const json = { 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'POST', headers: json, body })).status).toBe(401);
  const stolen = { ...json, authorization: `DPoP ${token}` };
  expect((await fetch(url, { method: 'POST', headers: stolen, body })).status).toBe(401);
  const { data } = await enterPassword(apps, vip);
  expect((await order({ withAmounts: true }, { as: data.token })).status).toBe(403);
});

test('P-15: an order that makes no sense is refused with its field', async () => {
  const [other] = await policiesOf(await signIn(apps, 'standard@portal.example.com'));
  const orders: [Order, string][] = [
    [{ withAmounts: 'yes' }, 'withAmounts'],
    [{ withAmounts: true, day: '2026-11-22' }, 'day'],
    [{ withAmounts: true, day: '2024-01-01' }, 'day'],
    [{ withAmounts: true, day: 'yesterday' }, 'day'],
    [{ withAmounts: true, policyIds: [] }, 'policyIds'],
    [{ withAmounts: true, policyIds: [other?.uuid ?? ''] }, 'policyIds'],
  ];
  for (const [input, field] of orders) {
    const answer = await order(input);
    const { error } = (await answer.json()) as {
      error: { data: { appCode: string; fields: { field: string }[] } };
    };
    expect([answer.status, error.data.appCode, error.data.fields[0]?.field]).toEqual([
      422,
      'VALIDATION',
      field,
    ]);
  }
});

test('SEC-B16: a statement counts as five calls', async () => {
  const limits = { ...withKeys(keys), RATE_LIMIT_PER_MINUTE: '17' };
  const limited = await linkApps({ profile: 'full', environment: limits });
  onTestFinished(limited.close);
  const as = await signIn(limited, 'standard@portal.example.com');
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await order({ withAmounts: true }, { to: limited, as })).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
});
