import type { ScenarioOutcome } from '@portal/contract/qa/scenarios';
import { expect, test } from 'vitest';
import { buildQaApp, type QaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { seeEach } from '../../test/see-scenario.ts';
import { fullToken, tryPassword } from '../../test/sign-in.ts';
import { recordScenarios } from './record-scenarios.ts';

async function signIn(mock: QaApp, { person, password }: Pick<ScenarioOutcome, 'person' | 'password'>) {
  const { body } = await tryPassword(mock, person, { password: password ?? '' });
  return personOf(mock, body.jwt);
}

/** The day of the latest value of each policy by its name; nothing where there is none. */
async function valueDays(mock: QaApp, outcome: ScenarioOutcome): Promise<Record<string, string | undefined>> {
  const client = await signIn(mock, outcome);
  const { items } = await client.read('policies.list');
  const days = items.map(async ({ uuid, name }) => {
    const { status, body } = await client.send('policies.latestValuation', { params: { uuid } });
    return [name, status === 200 ? (body as { valued_on: string }).valued_on : undefined];
  });
  return Object.fromEntries(await Promise.all(days));
}

seeEach(recordScenarios, {
  'new-client-empty': async (mock, outcome) => {
    const client = await signIn(mock, outcome);
    expect((await client.read('policies.list')).items).toEqual([]);
    expect((await client.read('notifications.list')).notifications).toEqual([]);
  },
  'large-portfolio': async (mock, outcome) => {
    // The seed of the tests has three of them.
    expect((await (await signIn(mock, outcome)).read('policies.list')).items).toHaveLength(3);
  },
  'valuation-stale': async (mock, outcome) => {
    const days = await valueDays(mock, outcome);
    expect(days['Workplace pension']).toMatch(/^2025-12-/);
    expect(days['Stocks and shares ISA']).toMatch(/^2026-02-/);
  },
  'valuation-missing': async (mock, outcome) => {
    const days = await valueDays(mock, outcome);
    expect(days).toMatchObject({
      'Workplace pension': undefined,
      'Stocks and shares ISA': expect.any(String),
    });
  },
  'amendment-pending': async (mock, outcome) => {
    const { pending_amendment: amendment } = await (await signIn(mock, outcome)).read('client.view');
    expect(amendment).toMatchObject({ status: 'submitted', changes: [{ new: '01632 960 744' }] });
  },
  'amendment-decided': async (mock, outcome) => {
    const client = await signIn(mock, outcome);
    expect((await client.read('client.view')).pending_amendment).toBeNull();
    const [latest] = (await client.read('notifications.list')).notifications;
    expect(latest).toMatchObject({ type: 'amendment_decided', body: 'The number is one digit short.' });
  },
  'document-asked': async (mock, outcome) => {
    const client = await signIn(mock, outcome);
    const [request] = (await client.read('documentRequests.list')).requests;
    expect(request).toMatchObject({ title: 'A copy of your passport', state: 'asked', due_on: '2026-03-16' });
    const [latest] = (await client.read('notifications.list')).notifications;
    const target = { route: 'document_request', id: request!.uuid };
    expect(latest).toMatchObject({ type: 'document_requested', target });
  },
  'document-sent': async (mock, outcome) => {
    const client = await signIn(mock, outcome);
    const { requests } = await client.read('documentRequests.list');
    const request = requests.find(({ title }) => title === 'A copy of your passport');
    expect(request).toMatchObject({ state: 'sent', documents: [{ file_name: 'passport.txt' }] });
    expect((await client.read('documents.list')).documents[0]).toEqual(request?.documents?.[0]);
  },
  'notifications-waiting': async (mock, outcome) => {
    const { unread_count: unread, notifications } = await (await signIn(mock, outcome)).read(
      'notifications.list',
    );
    expect(unread).toBe(8);
    const asking = notifications.filter(({ type }) => type === 'review_due');
    expect(asking.filter(({ action_required: isAsking, isRead }) => isAsking && !isRead)).toHaveLength(1);
  },
});

test('Q-3: the older value of the scenario holds the funds of the newer one, not cash alone', async () => {
  const mock = await buildQaApp();
  const readLatest = async () => {
    const client = personOf(mock, await fullToken(mock, 'standard'));
    const { items } = await client.read('policies.list');
    const { uuid } = items.find(({ name }) => name === 'Workplace pension')!;
    return client.read('policies.latestValuation', { params: { uuid } });
  };
  const before = await readLatest();
  await mock.qa.read('scenarios.play', { params: { name: 'valuation-stale' } });
  const stale = await readLatest();
  const funds = ({ holdings }: typeof stale) => holdings!.map(({ fund_name }) => fund_name);
  expect(funds(stale)).toEqual(funds(before));
  expect(stale.holdings!.reduce((sum, { value }) => sum + value, stale.cash!)).toBe(stale.value);
  expect(stale.cash! / stale.value!).toBeCloseTo(before.cash! / before.value!, 3);
});

test('Q-3: browsers learn that the values which a scenario took away are gone', async () => {
  const mock = await buildQaApp();
  const policiesChanged = async () =>
    (await personOf(mock, await fullToken(mock, 'standard')).read('system.cache')).sections!.policy!;
  const before = await policiesChanged();
  mock.clock.advance(60_000);
  await mock.qa.read('scenarios.play', { params: { name: 'valuation-missing' } });
  expect((await policiesChanged()) > before).toBe(true);
});
