import { describe, expect, test } from 'vitest';
import { buildQaApp, type QaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken, passwordToken, tryPassword } from '../../test/sign-in.ts';

const vip = { params: { email: emailOf('vip') } };
const standard = { params: { email: emailOf('standard') } };

async function signedIn(mock: QaApp, person: 'vip' | 'standard') {
  return personOf(mock, await fullToken(mock, person));
}

describe('Q-3: a new version of the terms', () => {
  test('is in force at once, and every client must accept it', async () => {
    const mock = await buildQaApp();
    const body = { changes_summary: 'Nothing that costs you anything.' };
    const terms = await mock.qa.read('terms.publish', { body });
    expect(terms).toMatchObject({ version: '5', effective_from: '2026-03-02', ...body });
    expect((await tryPassword(mock, emailOf('standard'))).body.terms_accepted).toBe(false);
    const asked = personOf(mock, await passwordToken(mock, 'standard'));
    expect(await asked.read('terms.mine')).toMatchObject(terms);
    expect((await asked.read('terms.agree', { body: { version: '5' } })).data?.terms_accepted).toBe(true);
  });

  test('blocks an open session until it is accepted', async () => {
    const mock = await buildQaApp();
    const person = await signedIn(mock, 'standard');
    await mock.qa.read('terms.publish', { body: {} });
    expect(await person.refused('client.view')).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
  });

  test('may follow another on the same day, however often', async () => {
    const mock = await buildQaApp();
    for (const version of ['5', '6', '7'])
      expect(await mock.qa.read('terms.publish', { body: {} })).toMatchObject({ version });
    const asked = personOf(mock, await passwordToken(mock, 'standard'));
    expect((await asked.read('terms.latest')).version).toBe('7');
    expect(await asked.refused('terms.agree', { body: { version: '6' } })).toMatchObject({ status: 409 });
  });

  test('stays the latest, though others were published while the clock was ahead', async () => {
    const mock = await buildQaApp();
    const move = (body: object) => mock.qa.read('clock.move', { body });
    for (const days of [1, 2]) {
      await move({ advance_seconds: days * 86_400 });
      await mock.qa.read('terms.publish', { body: {} });
    }
    await move({ real: true });
    expect(await mock.qa.read('terms.publish', { body: {} })).toMatchObject({ version: '7' });
    await move({ advance_seconds: 7 * 86_400 });
    const asked = personOf(mock, await passwordToken(mock, 'standard'));
    expect((await asked.read('terms.latest')).version).toBe('7');
  });
});

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

describe('Q-3: an article', () => {
  test('comes first in the list, and all clients are notified', async () => {
    const mock = await buildQaApp();
    const article = await mock.qa.read('insights.publish', {
      body: { title: 'What a “gilt” is – and isn’t' },
    });
    expect(article.id).toMatch(/^what-a-gilt-is-and-isn-t-[0-9a-f]{8}$/);
    const person = await signedIn(mock, 'standard');
    const { items } = await person.read('insights.list');
    expect(items[0]).toMatchObject(article);
    const { notifications } = await person.read('notifications.list');
    expect(notifications[0]).toMatchObject({ target: { route: 'insight', id: article.id } });
  });

  test('422 for an unknown category and an unknown writer', async () => {
    const { qa, database } = await buildQaApp();
    const before = await database.insight.count();
    for (const field of ['category_id', 'author_id'])
      expect(await qa.refused('insights.publish', { body: { [field]: 'nobody' } })).toMatchObject({
        status: 422,
        fields: [{ field }],
      });
    expect(await database.insight.count()).toBe(before);
  });
});

describe('Q-3: a notification', () => {
  test('reaches the client it is for, and no one else', async () => {
    const mock = await buildQaApp();
    const body = {
      title: 'Please sign your form',
      type: 'form_waiting',
      action_required: true,
      target: { route: 'account', id: null },
    };
    const sent = await mock.qa.read('people.notify', { ...standard, body });
    expect(sent).toMatchObject({ ...body, isRead: false });
    const read = async (person: 'standard' | 'vip') =>
      (await (await signedIn(mock, person)).read('notifications.list')).notifications;
    expect((await read('standard'))[0]).toEqual(sent);
    expect((await read('vip')).map(({ id }) => id)).not.toContain(sent.id);
  });
});

describe('Q-3: a change of details', () => {
  test('approved: it is in the record, and the client is notified', async () => {
    const mock = await buildQaApp();
    const body = { decision: 'approved' } as const;
    expect(await mock.qa.read('people.decideAmendment', { ...vip, body })).toMatchObject({
      status: 'approved',
    });
    const person = await signedIn(mock, 'vip');
    const client = await person.read('client.view');
    expect(client.address?.line_1).toBe('4 Rope Walk');
    expect(client.pending_amendment).toBeNull();
    const { notifications } = await person.read('notifications.list');
    expect(notifications[0]).toMatchObject({ type: 'amendment_decided' });
  });

  test('declined with a note: the record stays, and the note is sent to the client', async () => {
    const mock = await buildQaApp();
    const body = { decision: 'declined', note: 'The document is too old.' } as const;
    expect(await mock.qa.read('people.decideAmendment', { ...vip, body })).toMatchObject({
      status: 'declined',
      note: body.note,
    });
    const person = await signedIn(mock, 'vip');
    expect((await person.read('client.view')).address?.line_1).toBe('17 Tanner Row');
    expect((await person.read('notifications.list')).notifications[0]?.body).toBe(body.note);
  });

  test('409 when no change was requested, and once it is decided', async () => {
    const { qa } = await buildQaApp();
    const body = { decision: 'approved' } as const;
    expect(await qa.refused('people.decideAmendment', { ...standard, body })).toMatchObject({ status: 409 });
    await qa.read('people.decideAmendment', { ...vip, body });
    expect(await qa.refused('people.decideAmendment', { ...vip, body })).toMatchObject({ status: 409 });
  });
});
