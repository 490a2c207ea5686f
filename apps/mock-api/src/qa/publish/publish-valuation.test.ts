import { describe, expect, test } from 'vitest';
import { buildQaApp, type QaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';

const vip = { params: { email: emailOf('vip') } };
const standard = { params: { email: emailOf('standard') } };

async function signedIn(mock: QaApp, person: 'vip' | 'standard') {
  return personOf(mock, await fullToken(mock, person));
}

describe('Q-3: a valuation', () => {
  test('is the newest of its policy, and its parts sum to it', async () => {
    const mock = await buildQaApp();
    const { policies } = await mock.qa.read('people.policies', vip);
    const policy = policies.find(({ value }) => value !== null)!;
    const body = { policy_uuid: policy!.uuid, value: 12_345_678 };
    const published = await mock.qa.read('people.publishValuation', { ...vip, body });
    expect(published.holdings!.length).toBeGreaterThan(1);
    const person = await signedIn(mock, 'vip');
    const read = await person.read('policies.latestValuation', { params: { uuid: policy!.uuid } });
    expect(read).toEqual(published);
    expect(read).toMatchObject({ value: 12_345_678, valued_on: '2026-03-02' });
    expect(read.holdings!.reduce((sum, holding) => sum + holding.value, read.cash!)).toBe(12_345_678);
  });

  test('counts what was paid in since the last one, and leaves a gain that is its value less the book cost', async () => {
    const mock = await buildQaApp();
    const { policies } = await mock.qa.read('people.policies', vip);
    const joint = policies.find(({ name }) => name === 'Joint investment account')!;
    const body = { policy_uuid: joint.uuid, value: 40_000_000 };
    await mock.qa.read('people.publishValuation', { ...vip, body });
    const person = await signedIn(mock, 'vip');
    const input = { params: { uuid: joint.uuid }, query: { date_range: 'one_year' as const } };
    const { points, movements } = await person.read('policies.valuationGraph', input);
    const paidIn = movements!.reduce(
      (sum, { kind, amount }) => sum + (kind === 'withdrawal' ? -amount : amount),
      0,
    );
    // The last seeded value is of 27 February; the £1,000 of 1 March came after it.
    expect(movements!.at(-1)).toEqual({ date: '2026-03-01', kind: 'own', amount: 100_000 });
    expect(points!.at(-1)!.net_contributions! - points![0]!.net_contributions!).toBe(paidIn);
    const { details } = await person.read('policies.view', { params: { uuid: joint.uuid } });
    if (details?.kind !== 'gia') throw new Error('A joint account has the details of an account');
    expect(details.unrealised_gain).toBe(40_000_000 - details.book_cost);
    expect(details.book_cost).toBe(points!.at(-1)!.net_contributions);
  });

  test('by default: the first policy with values, a little above its last', async () => {
    const { qa } = await buildQaApp();
    const { policies } = await qa.read('people.policies', standard);
    const published = await qa.read('people.publishValuation', { ...standard, body: {} });
    expect(published.policy?.uuid).toBe(policies[0]?.uuid);
    expect(published.value).toBe(Math.round(Number(policies[0]?.value) * 1.012));
  });

  test('notifies the client, without an amount', async () => {
    const mock = await buildQaApp();
    const person = await signedIn(mock, 'standard');
    const before = await person.read('notifications.list');
    const { policy, value } = await mock.qa.read('people.publishValuation', { ...standard, body: {} });
    const after = await person.read('notifications.list');
    expect(after.unread_count).toBe(before.unread_count! + 1);
    expect(after.notifications[0]).toMatchObject({
      type: 'valuation_updated',
      target: { route: 'policy', id: policy!.uuid },
    });
    expect(JSON.stringify(after.notifications[0])).not.toContain(String(value));
  });

  test('replaces one of the same day', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('people.publishValuation', { ...standard, body: { value: 100 } });
    await mock.qa.read('people.publishValuation', { ...standard, body: { value: 200 } });
    const { policies } = await mock.qa.read('people.policies', standard);
    expect(policies[0]).toMatchObject({ value: 200, valued_on: '2026-03-02' });
  });

  test('of zero leaves nothing held', async () => {
    const { qa } = await buildQaApp();
    const published = await qa.read('people.publishValuation', { ...standard, body: { value: 0 } });
    expect(published).toMatchObject({ value: 0, cash: 0, holdings: [] });
  });

  test('moves the moment at which policies last changed', async () => {
    const mock = await buildQaApp();
    const person = await signedIn(mock, 'standard');
    mock.clock.advance(60_000);
    await mock.qa.read('people.publishValuation', { ...standard, body: {} });
    expect((await person.read('system.cache')).sections?.policy).toBe('2026-03-02T10:01:00.000Z');
  });

  test('422 for a day to come, 404 for a policy of another client, 409 where there is nothing to value', async () => {
    const { qa } = await buildQaApp();
    const { policies } = await qa.read('people.policies', vip);
    const refused = (params: { email: string }, body: object) =>
      qa.refused('people.publishValuation', { params, body });
    expect(await refused(vip.params, { valued_on: '2026-03-03' })).toMatchObject({ status: 422 });
    expect(await refused(standard.params, { policy_uuid: policies[0]?.uuid })).toMatchObject({ status: 404 });
    expect(await refused({ email: emailOf('empty') }, {})).toMatchObject({ status: 409 });
    expect(await refused(vip.params, { value: -1 })).toMatchObject({ status: 422 });
  });

  test('P-84: 409 for a promised pension, and it is not among the policies that can have a value', async () => {
    const { qa, database } = await buildQaApp();
    const terms = { params: { email: emailOf('terms') } };
    const pension = await database.policy.findFirstOrThrow({
      where: { planType: 'defined_benefit', client: { email: emailOf('terms') } },
    });
    const body = { policy_uuid: pension.uuid };
    expect(await qa.refused('people.publishValuation', { ...terms, body })).toMatchObject({ status: 409 });
    const { policies } = await qa.read('people.policies', terms);
    expect(policies.map(({ name }) => name)).toEqual(['Drawdown plan', 'Stocks and shares ISA']);
  });

  test('before the first one counts what was paid in by its day', async () => {
    const { qa, database } = await buildQaApp();
    const isa = await database.policy.findFirstOrThrow({
      where: { name: 'Rainy-day cash ISA', client: { email: emailOf('vip') } },
    });
    const netContributions = async () => {
      const body = { policy_uuid: isa.uuid, value: 2_500_000, valued_on: '2025-06-02' };
      const { uuid } = await qa.read('people.publishValuation', { ...vip, body });
      return (await database.valuation.findUniqueOrThrow({ where: { uuid: uuid! } })).netContributions;
    };
    expect(await netContributions()).toBe(5_200_000n);
    await database.movement.deleteMany({ where: { policyUuid: isa.uuid } });
    await database.valuation.deleteMany({ where: { policyUuid: isa.uuid } });
    expect(await netContributions()).toBe(2_500_000n);
  });

  test('422 for a day before the policy began', async () => {
    const { qa, database } = await buildQaApp();
    const { uuid, startDate } = await database.policy.findFirstOrThrow({
      where: { name: 'Rainy-day cash ISA', client: { email: emailOf('vip') } },
    });
    expect(startDate).toBe('2025-05-28');
    const body = { policy_uuid: uuid, valued_on: '2025-05-27' };
    const refusal = await qa.refused('people.publishValuation', { ...vip, body });
    expect(refusal).toMatchObject({ status: 422, fields: [{ field: 'valued_on', code: 'too_early' }] });
    const first = { policy_uuid: uuid, valued_on: startDate };
    expect(await qa.read('people.publishValuation', { ...vip, body: first })).toMatchObject({
      valued_on: startDate,
    });
  });

  test('409 for cover, which has no value', async () => {
    const { qa, database } = await buildQaApp();
    const cover = await database.policy.findFirstOrThrow({
      where: { category: 'protection', client: { email: emailOf('vip') } },
    });
    const body = { policy_uuid: cover.uuid };
    expect(await qa.refused('people.publishValuation', { ...vip, body })).toMatchObject({ status: 409 });
  });
});
