import { describe, expect, test } from 'vitest';
import type { Movement } from '../flows.ts';
import { historyOf, own, points, policy } from '../test/portfolio.ts';

describe('P-24: what came in and went out, as well as it is known of each policy', () => {
  const listed = policy('listed', points('2025-01-31 1000 900', '2025-02-20 1350 1150'), {
    movements: [own('2025-02-10', 200), { date: '2025-02-11', kind: 'charge', amount: 10 }],
  });
  const net = policy('net', points('2025-01-31 100 80', '2025-02-20 130 100'), { movements: null });
  const nothing = policy('nothing', points('2025-01-31 10', '2025-02-20 12'), { movements: null });
  const single = policy('single', points('2025-02-01 40'), { movements: null });

  test('of all by movements: the kinds are added up', () => {
    expect(historyOf([listed, listed]).bridge).toMatchObject({
      flows: { known: 'movements', own: 400, moneyIn: 400, charges: 20 },
      unexplained: 100,
      growth: 220,
    });
  });

  test('of one by net contributions: one sum, with what others leave unexplained, and charges in the growth', () => {
    const { bridge } = historyOf([listed, net]);
    expect(bridge).toMatchObject({ flows: { known: 'net', net: 270 }, unexplained: 0, growth: 110 });
  });

  test('of one not at all: no growth and no rates', () => {
    expect(historyOf([listed, net, nothing])).toMatchObject({
      bridge: { flows: { known: 'nothing' }, unexplained: 0, growth: null },
      moneyWeighted: { reason: 'flows-not-known' },
      timeWeighted: { reason: 'flows-not-known' },
    });
  });

  test('one with a single value so far takes nothing away from the others', () => {
    expect(historyOf([listed, single])).toMatchObject({
      bridge: { flows: { known: 'movements', own: 200 }, joined: 40, growth: 110 },
      moneyWeighted: { isAYear: expect.any(Boolean) },
    });
  });

  test('what was paid in by the first day, but after the opening value, is not a flow of the range', () => {
    const movements: Movement[] = [
      own('2025-01-20', 32),
      { date: '2025-01-31', kind: 'charge', amount: 2 },
      own('2025-02-10', 8),
    ];
    const { bridge } = historyOf([
      policy('a', points('2025-01-10 100 0', '2025-03-01 145 40'), { movements }),
    ]);
    expect(bridge).toMatchObject({
      opening: { pence: 100 },
      earlier: 30,
      flows: { own: 8, charges: 0 },
      growth: 7,
      closing: { pence: 145 },
    });
  });
});
