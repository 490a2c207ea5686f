import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './linked-apps.ts';
import { callHeaders, callPortal, signIn } from './portal-caller.ts';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

type Listed = { name: string; valuation: { state: string; value?: number; valuedOn?: string } };

async function listPolicies(email: string): Promise<Listed[]> {
  const reply = await callPortal<{ policies: Listed[] }>(apps, 'policies.list', {
    token: await signIn(apps, email),
  });
  expect(reply.status).toBe(200);
  return reply.data.policies;
}

test('P1, A21: each policy comes with its latest valuation, or says that there is none', async () => {
  const policies = await listPolicies('vip@portal.example.com');
  expect(policies).toHaveLength(8);
  const worth = policies.map(({ valuation }) => valuation.value ?? 0).reduce((sum, value) => sum + value, 0);
  expect(worth).toBe(141_420_887);
  expect(policies.find(({ name }) => name === 'Discretionary portfolio')?.valuation).toEqual({
    state: 'none',
  });
});

test('P1: no link and no address of the firm reaches the browser', async () => {
  const text = JSON.stringify(await listPolicies('vip@portal.example.com'));
  expect(text).not.toMatch(/_links|href|\/v1\//);
});

test('P1: one valuation that cannot be read fails alone', async () => {
  await apps.database.valuation.updateMany({
    where: { policy: { name: 'Stocks and shares ISA' } },
    data: { cash: { increment: 1 } },
  });
  const policies = await listPolicies('vip@portal.example.com');
  expect(policies.filter(({ valuation }) => valuation.state === 'failed').map(({ name }) => name)).toEqual([
    'Stocks and shares ISA',
  ]);
  expect(policies.filter(({ valuation }) => valuation.state === 'valued')).toHaveLength(4);
});

test('a client with nothing yet has an empty list', async () => {
  expect(await listPolicies('empty@portal.example.com')).toEqual([]);
});

test('F1: two clients never see a policy of each other', async () => {
  const mine = await listPolicies('vip@portal.example.com');
  const theirs = await listPolicies('standard@portal.example.com');
  const names = new Set(mine.map(({ name }) => name));
  expect(theirs.length).toBeGreaterThan(0);
  expect(JSON.stringify(theirs)).not.toContain('Hartnoll');
  expect(names.size).toBe(8);
});

test("I2: with the firm's service down the answer is a clear error", async () => {
  const token = await signIn(apps, 'standard@portal.example.com');
  await apps.stopMock();
  const reply = await callPortal(apps, 'policies.list', { token });
  expect(reply.status).toBeGreaterThanOrEqual(502);
  expect(reply.error?.appCode).toBe('UPSTREAM_DOWN');
  expect(JSON.stringify(reply)).not.toContain('127.0.0.1');
});

test("W3: the welcome screen's four loads travel in one request, and one that fails leaves the others", async () => {
  const token = await signIn(apps, 'standard@portal.example.com');
  const path = '/trpc/policies.list,insights.categories,insights.authors,providers.list';
  const response = await fetch(`${apps.portal}${path}?batch=1&input=%7B%7D`, {
    headers: callHeaders(apps, { path, token }),
  });
  const answers: { result?: unknown }[] = await response.json();
  expect(answers).toHaveLength(4);
  expect(answers[0]?.result).toBeDefined();
});
