import { bridgeOf } from '@portal/performance/bridge';
import { describe, expect, test } from 'vitest';
import { aGraph } from '#test/build/a-graph.ts';
import { formatMoney } from '#ui/format/money.ts';
import type { ValuationGraph } from '../../policy-queries.ts';
import { graphSentence } from './sentence.ts';

const read = (graph: ValuationGraph, end: { day: string | null } | null = null) =>
  graphSentence(graph, bridgeOf(graph), { end, today: '2026-11-21' })
    .map((part) => (typeof part === 'string' ? part : formatMoney(part.pence)))
    .join('');

describe('P-30: the graph in one sentence', () => {
  test('says the change over the range, what was paid in by whom and taken out, and by which method the percentage is calculated', () => {
    const graph = aGraph(
      [
        ['2026-09-20', 28490600, 20000000],
        ['2026-10-20', 33000000, 24600000],
        ['2026-11-19', 34811590, 23400000],
      ],
      {
        movements: [
          { date: '2026-10-01', kind: 'own', amount: 3680000 },
          { date: '2026-10-01', kind: 'tax_relief', amount: 920000 },
          { date: '2026-11-03', kind: 'withdrawal', amount: 1200000 },
          { date: '2026-11-10', kind: 'charge', amount: 48000 },
        ],
      },
    );
    expect(read(graph)).toMatch(
      /^Between 20 September 2026 and 19 November 2026 this policy rose from £284,906.00 to £348,115.90. It had no value before that. Paid in: £36,800.00 of own payments and £9,200.00 of tax relief. Taken out: £12,000.00 of withdrawals and £480.00 of charges. Growth before charges was £29,689.90, and after them £29,209.90, \d\d?\.\d% by the modified Dietz method.$/,
    );
  });

  test('payments are never called those of the reader, and in and out are never netted', () => {
    const graph = aGraph(
      [
        ['2024-11-20', 100000, 100000],
        ['2026-11-19', 100000, 100000],
      ],
      {
        movements: [
          { date: '2025-01-01', kind: 'employer', amount: 5000 },
          { date: '2025-02-01', kind: 'withdrawal', amount: 5000 },
        ],
      },
    );
    expect(read(graph)).toContain(
      'this policy stayed at £1,000.00. Paid in: £50.00 of employer payments. Taken out: £50.00 of withdrawals. There was no growth.',
    );
    expect(read(graph)).not.toMatch(/\byou/i);
  });

  test('a fall is a loss, with a real minus sign', () => {
    const graph = aGraph(
      [
        ['2024-11-20', 200000, 0],
        ['2026-11-19', 190000, 0],
      ],
      { movements: [], interval: null },
    );
    expect(read(graph)).toBe(
      'Between 20 November 2024 and 19 November 2026 this policy fell from £2,000.00 to £1,900.00. ' +
        'Nothing was paid in or taken out. The loss was £100.00, −5.0% by the modified Dietz method.',
    );
  });

  test.each([
    [1000, 'Growth before charges was £10.00, and after them £5.20,'],
    [100, 'Growth before charges was £1.00, and after them the loss was £3.80,'],
    [480, 'Growth before charges was £4.80, and after them £0.00,'],
    [0, 'There was no growth before charges, and after them the loss was £4.80,'],
    [-289850, 'The loss before charges was £2,898.50, and after them £2,903.30,'],
  ])('P-39: growth of %i pence before charges of 480 is a gain or a loss by its sign', (growth, text) => {
    const graph = aGraph(
      [
        ['2024-11-20', 1000000, 0],
        ['2026-11-19', 1000000 + growth - 480, 0],
      ],
      { movements: [{ date: '2025-07-01', kind: 'charge', amount: 480 }] },
    );
    expect(read(graph)).toContain(text);
    expect(read(graph)).not.toContain('−£');
  });

  test('where only the difference of payments is known, it is called net', () => {
    const paidIn = aGraph([
      ['2024-11-20', 100000, 50000],
      ['2026-11-19', 150000, 80000],
    ]);
    expect(read(paidIn)).toContain('Paid in, net of withdrawals: £300.00. Growth was £200.00');
    const takenOut = aGraph([
      ['2024-11-20', 100000, 50000],
      ['2026-11-19', 90000, 40000],
    ]);
    expect(read(takenOut)).toContain('Taken out, net of payments in: £100.00. There was no growth.');
  });

  test('what the provider counts as paid in without listing it is said', () => {
    const graph = aGraph(
      [
        ['2024-11-20', 100000, 0],
        ['2026-11-19', 100031, 31],
      ],
      { movements: [] },
    );
    expect(read(graph)).toContain(
      'There was no growth. There is £0.31 more in the provider’s total of payments than in its list of them.',
    );
    expect(read(graph)).not.toContain('Nothing was paid in');
  });

  test('P-39: where the total of payments fell without a withdrawal that is listed, no cause is made up', () => {
    const graph = aGraph(
      [
        ['2024-11-20', 100000, 100000],
        ['2026-11-19', 50000, 50000],
      ],
      { movements: [] },
    );
    expect(read(graph)).toContain(
      'There was no growth. There is £500.00 less in the provider’s total of payments than in its list of them.',
    );
    expect(read(graph)).not.toContain('Nothing was');
    const paidIn = { ...graph, movements: [{ date: '2025-01-01', kind: 'own' as const, amount: 100 }] };
    expect(read(paidIn)).toContain('Paid in: £1.00 of own payments. There was no growth.');
  });

  test('where no percentage can be calculated none is given', () => {
    const graph = aGraph(
      [
        ['2024-11-20', 0, 0],
        ['2026-11-19', 0, 0],
      ],
      { movements: [] },
    );
    expect(read(graph)).toContain('stayed at £0.00.');
    expect(read(graph)).not.toContain('%');
  });

  test.each([
    ['week', 'the week of 20 June 2026'],
    ['month', 'June 2026'],
  ] as const)(
    'P-73: a gap ends with the %s of the next value, and values that stopped are named by the last day',
    (interval, until) => {
      const days = ['2026-02-20', '2026-06-20', '2026-06-27', '2026-07-04', '2026-07-11'];
      const graph = aGraph(
        days.map((day): [string, number] => [day, 100]),
        { interval },
      );
      expect(read(graph)).toContain(
        ` No valuation was received between 20 February 2026 and ${until}. No valuation has been received since 11 July 2026.`,
      );
    },
  );

  test('P-73: a policy that is valued each month misses nothing in a range of weeks, only what came after', () => {
    const days = ['2026-05-20', '2026-06-20', '2026-07-20', '2026-08-20'];
    const graph = aGraph(
      days.map((day): [string, number] => [day, 100]),
      { interval: 'week' },
    );
    expect(read(graph)).not.toContain('No valuation was received');
    expect(read(graph)).toContain(' No valuation has been received since 20 August 2026.');
  });

  test('of many gaps the latest two are named, with a note that there are more', () => {
    const days = ['2025-07-20', '2025-08-20', '2025-09-20', '2025-10-20', '2025-11-20', '2025-12-20'];
    days.push('2026-02-20', '2026-05-20', '2026-08-20', '2026-11-19');
    const graph = aGraph(days.map((day): [string, number] => [day, 100]));
    const sentence = read(graph);
    expect(sentence.match(/No valuation was received/g)).toHaveLength(2);
    expect(sentence).toContain('between 20 August 2026 and November 2026');
    expect(sentence).toContain('Values are missing in two earlier places too.');
  });

  test('API-21: where payments are not known nothing is said of them or of growth; without an interval no gap is named', () => {
    const graph = aGraph([
      ['2026-02-20', 100],
      ['2026-06-20', 200],
    ]);
    const points = graph.points.map((point) => ({ ...point, netContributions: null }));
    expect(read({ ...graph, from: null, to: null, interval: null, points })).toBe(
      'Between 20 February 2026 and 20 June 2026 this policy rose from £1.00 to £2.00.',
    );
  });

  test('a range that has only the valuation before it says so', () => {
    expect(read(aGraph([['2024-08-14', 5231000]]))).toBe(
      'No valuation was received in this range. The last one before it is £52,310.00 on 14 August 2024.',
    );
  });

  test('one point and none have words of their own', () => {
    expect(read(aGraph([['2026-11-02', 5231000]]))).toBe(
      'One valuation so far, £52,310.00 on 2 November 2026. A line needs at least two.',
    );
    expect(read(aGraph([], { dateRange: '6m' }))).toBe(
      'Try a longer range, or ask your adviser when the next value is due.',
    );
  });

  test.each([null, '2020-05-01'])(
    'one valuation of a range is not called the only one: first valued %s',
    (day) => {
      expect(read(aGraph([['2026-11-02', 5231000]], { firstValuedOn: day }))).toBe(
        'One valuation in this range, £52,310.00 on 2 November 2026. A line needs at least two.',
      );
    },
  );

  test('a longer range is proposed only where there is one, and no value is due once the policy has ended', () => {
    const older = { firstValuedOn: '2020-05-01' };
    expect(read(aGraph([], older))).toMatch(/^Try a longer range, or ask/);
    const askOnly = 'Ask your adviser when the next value is due.';
    expect(read(aGraph([], { ...older, dateRange: 'start' }))).toBe(askOnly);
    expect(read(aGraph([], { firstValuedOn: '2025-05-01' }))).toBe(askOnly);
    expect(read(aGraph([], older), { day: '2021-03-01' })).toBe(
      'Try a longer range. The policy ended on 1 March 2021.',
    );
  });

  test('P-73, P-84: a policy that has ended misses no value after its last one', () => {
    const days = ['2026-02-20', '2026-03-20', '2026-04-20', '2026-05-08'];
    const graph = aGraph(days.map((day): [string, number] => [day, 100]));
    expect(read(graph)).toContain('No valuation has been received since 8 May 2026.');
    expect(read(graph, { day: '2026-05-10' })).toMatch(/[.] The policy ended on 10 May 2026[.]$/);
    expect(read(graph, { day: '2026-05-10' })).not.toContain('No valuation');
    expect(read(graph, { day: null })).not.toMatch(/No valuation|ended/);
  });
});
