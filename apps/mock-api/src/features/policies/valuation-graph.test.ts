import type { Policy } from '@portal/contract/v1/policies';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { wireDateRangeSchema } from '@portal/contract/v1/valuation';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { fixedClock } from '../../test/fixed-clock.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';
import { createPolicies } from './policies-service.ts';
import { presentGraph } from './valuation-presenter.ts';
import { rangeOf } from './valuation-series.ts';

async function policiesOf(mock: TestApp, token: string): Promise<Policy[]> {
  return (await callsOf(mock).get('/v1/policy', { token })).body.items;
}

describe('API-30: the valuation graph, by its link', () => {
  test.each([
    ['three_months', '2025-12-02', 'week', 15],
    ['six_months', '2025-09-02', 'week', 28],
    ['one_year', '2025-03-02', 'month', 14],
    ['two_years', '2024-03-02', 'month', 26],
  ] as const)('%s begins on %s', async (...[date_range, from, interval, most]) => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'standard'));
    const [policy] = (await person.read('policies.list')).items;
    const href = `${policy?._links?.['valuation-graph']?.href}?date_range=${date_range}`;
    const graph = await person.follow('policies.valuationGraph', { href });
    expect(graph).toMatchObject({ date_range, from, to: '2026-03-02', interval });
    const dates = graph.points!.map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates.length).toBeLessThanOrEqual(most);
    expect(dates).toEqual([...dates].sort());
    // The range opens with the last value on or before its first day.
    expect(dates[0]! <= from).toBe(true);
    expect(dates[1]! > from).toBe(true);
    const values = await mock.database.valuation.findMany({
      where: { policyUuid: policy!.uuid },
      orderBy: { valuedOn: 'asc' },
    });
    expect(dates[0]).toBe(values.findLast(({ valuedOn }) => valuedOn <= from)?.valuedOn);
    expect(dates.at(-1)).toBe(values.at(-1)?.valuedOn);
    expect(graph.first_valued_on).toBe(values[0]?.valuedOn);
  });

  test('P-72: a range ends on the day that it is in London', async () => {
    const mock = await buildTestApp({ clock: fixedClock(new Date('2026-07-01T23:30:00Z')) });
    const person = personOf(mock, await fullToken(mock, 'standard'));
    const [policy] = (await person.read('policies.list')).items;
    const input = { params: { uuid: policy!.uuid }, query: { date_range: 'one_year' as const } };
    const { from, to } = await person.read('policies.valuationGraph', input);
    expect([from, to]).toEqual(['2025-07-02', '2026-07-02']);
  });

  /** What the movements add to what was paid in: a charge lowers the value alone. */
  const paidIn = (movements: ValuationGraph['movements']) =>
    movements!
      .filter(({ kind }) => kind !== 'charge')
      .reduce((sum, { kind, amount }) => sum + (kind === 'withdrawal' ? -amount : amount), 0);

  test('P-39: in every range of every seeded policy, what was paid in changes by the movements listed, to the penny', async () => {
    const { database } = await buildTestApp();
    const policies = await database.policy.findMany({ include: { client: { select: { email: true } } } });
    expect(new Set(policies.map(({ client }) => client.email)).size).toBe(7);
    for (const { uuid, clientUuid } of policies)
      for (const name of wireDateRangeSchema.options) {
        const range = rangeOf(name, '2026-03-02');
        const row = await createPolicies({ database }).graph(clientUuid, uuid, range);
        const graph = presentGraph(row, { name, ...range });
        const [first, last] = [graph.points!.at(0), graph.points!.at(-1)];
        const change = (last?.net_contributions ?? 0) - (first?.net_contributions ?? 0);
        expect([uuid, name, paidIn(graph.movements)]).toEqual([uuid, name, change]);
        const days = graph.movements!.map(({ date }) => date);
        expect(days).toEqual(days.toSorted());
        expect(days.every((day) => first!.date < day && day <= last!.date)).toBe(true);
      }
  });

  test('P-39: who paid is listed, and a charge in pounds with its day', async () => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'vip'));
    const [pension] = (await person.read('policies.list')).items;
    const input = { params: { uuid: pension!.uuid }, query: { date_range: 'one_year' as const } };
    const { movements } = await person.read('policies.valuationGraph', input);
    const totals = Object.entries(Object.groupBy(movements!, ({ kind }) => kind)).map(([kind, some]) => [
      kind,
      some.reduce((sum, { amount }) => sum + amount, 0),
    ]);
    expect(Object.fromEntries(totals)).toEqual({ own: 1_920_000, tax_relief: 480_000, charge: 48_000 });
  });

  test('P-30: since_start begins with the first value, and comes by month', async () => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'vip'));
    for (const { uuid } of (await person.read('policies.list')).items) {
      const query = { date_range: 'since_start' as const };
      const graph = await person.read('policies.valuationGraph', { params: { uuid }, query });
      const first = graph.points!.at(0)?.date ?? null;
      expect([graph.from, graph.first_valued_on]).toEqual([first ?? graph.to, first]);
      expect(graph.interval).toBe('month');
    }
  });

  test('P-30: a value that is older than the range opens and closes it', async () => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'vip'));
    const bond = (await person.read('policies.list')).items.find(({ name }) => name === 'Offshore bond');
    const query = { date_range: 'three_months' as const };
    const graph = await person.read('policies.valuationGraph', { params: { uuid: bond!.uuid }, query });
    expect(graph.points).toMatchObject([{ value: 21_490_000 }]);
    expect(graph.points![0]!.date < graph.from!).toBe(true);
    expect(graph.movements).toEqual([]);
  });

  test('P-72: months in which no value came have no point: nothing is filled in', async () => {
    const mock = await buildTestApp();
    const person = personOf(mock, await fullToken(mock, 'vip'));
    const joint = (await person.read('policies.list')).items.find(({ owners }) => owners!.length > 1);
    const input = { params: { uuid: joint!.uuid }, query: { date_range: 'two_years' as const } };
    const months = (await person.read('policies.valuationGraph', input)).points!.map(({ date }) =>
      date.slice(0, 7),
    );
    expect(months).toEqual(expect.arrayContaining(['2025-05', '2025-09']));
    for (const month of ['2025-06', '2025-07', '2025-08']) expect(months).not.toContain(month);
  });

  test('policies with no values, and with one, have graphs without movements', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const graphs = await Promise.all(
      (await policiesOf(mock, token)).map(({ uuid }) =>
        callsOf(mock).get(`/v1/policy/${uuid}/valuation/graph?date_range=two_years`, { token }),
      ),
    );
    for (const { status, body } of graphs) {
      expect(status).toBe(200);
      if (body.points!.length < 2) expect(body.movements).toEqual([]);
    }
    const lengths = graphs.map(({ body }) => body.points!.length);
    expect(lengths).toEqual(expect.arrayContaining([0, 1]));
  });

  test.each([
    ['', 422],
    ['?date_range=3m', 422],
    ['?date_range[a]=one_year', 422],
    ['?date_range=one_year&date_range=one_year', 400],
  ])('another range is refused: "%s" answers %i', async (query, status) => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const [policy] = await policiesOf(mock, token);
    const answer = await callsOf(mock).get(`/v1/policy/${policy?.uuid}/valuation/graph${query}`, { token });
    expect(answer.status).toBe(status);
  });
});
