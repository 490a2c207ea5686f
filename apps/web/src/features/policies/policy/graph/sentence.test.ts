import { describe, expect, test } from 'vitest';
import { aGraph } from '#test/build/a-graph.ts';
import { formatMoney } from '#ui/format/money.ts';
import type { ValuationGraph } from '../../policy-queries.ts';
import { graphSentence } from './sentence.ts';

const read = (graph: ValuationGraph) =>
  graphSentence(graph, '2026-11-21')
    .map((part) => (typeof part === 'string' ? part : formatMoney(part.pence)))
    .join('');

describe('P-2: the graph in one sentence', () => {
  test('says the change over the range, what was paid in and taken out, and by which method the percentage is calculated', () => {
    const graph = aGraph(
      [
        ['2026-09-20', 28490600],
        ['2026-10-20', 33000000],
        ['2026-11-19', 34811590],
      ],
      { paidIn: 4400000, takenOut: 1200000, growth: 3120990, growthPercent: 10.34 },
    );
    expect(read(graph)).toBe(
      'Between 20 September 2026 and 19 November 2026 this policy rose from £284,906.00 to £348,115.90. ' +
        'You paid in £44,000.00 and took out £12,000.00; the other £31,209.90 is growth, 10.3% by the modified Dietz method.',
    );
  });

  test('a fall is a loss, with a real minus sign', () => {
    const graph = aGraph(
      [
        ['2026-10-20', 200000],
        ['2026-11-19', 190000],
      ],
      { paidIn: 0, takenOut: 0, growth: -10000, growthPercent: -5 },
    );
    expect(read(graph)).toBe(
      'Between 20 October 2026 and 19 November 2026 this policy fell from £2,000.00 to £1,900.00. ' +
        'You paid nothing in and took nothing out; the loss of value is £100.00, −5.0% by the modified Dietz method.',
    );
  });

  test('where no percentage can be calculated none is given', () => {
    const graph = aGraph(
      [
        ['2026-10-20', 0],
        ['2026-11-19', 0],
      ],
      { paidIn: 100, takenOut: 0, growth: -100, growthPercent: null },
    );
    const sentence = read(graph);
    expect(sentence).toContain('stayed at £0.00');
    expect(sentence).toContain('You paid in £1.00 and took nothing out; the loss of value is £1.00.');
    expect(sentence).not.toContain('%');
  });

  test('what only moved with payments did not grow', () => {
    const graph = aGraph(
      [
        ['2026-10-20', 100000],
        ['2026-11-19', 90000],
      ],
      { paidIn: 0, takenOut: 10000, growth: 0, growthPercent: 0 },
    );
    expect(read(graph)).toContain('You paid nothing in and took out £100.00; there was no growth.');
  });

  test('a gap is named by the days on either side of it; values that stopped coming by their last day', () => {
    const graph = aGraph([
      ['2026-02-20', 100],
      ['2026-06-20', 100],
      ['2026-07-20', 100],
      ['2026-08-14', 100],
    ]);
    const sentence = read(graph);
    expect(sentence).toContain(' No valuation was received between 20 February 2026 and 20 June 2026.');
    expect(sentence).toContain(' No valuation has been received since 14 August 2026.');
  });

  test('of many gaps the latest two are told, and that there are more', () => {
    const graph = aGraph([
      ['2025-12-20', 100],
      ['2026-02-20', 100],
      ['2026-05-20', 100],
      ['2026-08-20', 100],
      ['2026-11-19', 100],
    ]);
    const sentence = read(graph);
    expect(sentence.match(/No valuation was received/g)).toHaveLength(2);
    expect(sentence).toContain('between 20 August 2026 and 19 November 2026');
    expect(sentence).toContain('Values are missing in two earlier places too.');
  });

  test('API-21: without a summary nothing is said of payments or growth; without an interval no gap is named', () => {
    const graph = aGraph([
      ['2026-02-20', 100],
      ['2026-06-20', 200],
    ]);
    expect(read({ ...graph, from: null, to: null, interval: null, summary: null })).toBe(
      'Between 20 February 2026 and 20 June 2026 this policy rose from £1.00 to £2.00. ',
    );
  });

  test('one point and none have words of their own', () => {
    expect(read(aGraph([['2026-11-02', 5231000]]))).toBe(
      'One valuation so far, £52,310.00 on 2 November 2026. A line needs at least two.',
    );
    expect(read(aGraph([]))).toBe('Try a longer range, or ask your adviser when the next value is due.');
  });
});
