import { expect, test } from 'vitest';
import { type PortfolioBridge, portfolioLines, rateText } from './lines.ts';

const bridge: PortfolioBridge = {
  opening: { day: '2024-11-20', pence: 100000 },
  closing: { day: '2026-11-20', pence: 180031 },
  earlier: 700,
  joined: 50000,
  left: 20000,
  flows: {
    known: 'movements',
    own: 36000,
    employer: 0,
    taxRelief: 9000,
    transferIn: 0,
    rebate: 0,
    withdrawals: 5000,
    charges: 480,
    moneyIn: 45000,
    moneyOut: 5000,
  },
  unexplained: 31,
  growth: 9780,
};

test('P-24: the lines of the total add up to the penny, and a policy that joined or left is not growth', () => {
  const lines = portfolioLines(bridge);
  expect(lines.map(({ name, pence }) => [name, pence])).toEqual([
    ['Value on 20 November 2024', 100000],
    ['Payments before this range', 700],
    ['Policies first valued in this range', 50000],
    ['Policies that left', -20000],
    ['Own payments', 36000],
    ['Tax relief', 9000],
    ['Withdrawals', -5000],
    ['Charges taken', -480],
    ['Not explained by the providers', 31],
    ['Growth before charges', 9780],
    ['Latest values by 20 November 2026', 180031],
  ]);
  const changes = lines.filter(({ kind }) => kind === 'change').reduce((sum, { pence }) => sum + pence, 0);
  expect(100000 + changes).toBe(180031);
});

test('P-24: where payments are not known, the rest is a change in value, and no growth is said', () => {
  const lines = portfolioLines({
    ...bridge,
    earlier: 0,
    flows: { known: 'nothing' },
    unexplained: 0,
    growth: null,
  });
  expect(lines.map(({ name, pence }) => [name, pence]).slice(1, -1)).toEqual([
    ['Policies first valued in this range', 50000],
    ['Policies that left', -20000],
    ['Change in value', 50031],
  ]);
});

test('P-62: a rate says whether it is a year’s, and one that is missing says why, never 0%', () => {
  expect(rateText({ percent: 6.34, isAYear: true })).toBe('6.3% a year');
  expect(rateText({ percent: -2.1, isAYear: false })).toBe('−2.1% over the range');
  expect(rateText({ reason: 'no-solution' })).toBe('Not available: no rate fits these payments and values');
  expect(rateText({ reason: 'flows-not-known' })).not.toContain('%');
});
