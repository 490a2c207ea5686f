import { expect, test } from 'vitest';
import { formatLargeMoney, formatMoney, machineMoney, moneyParts } from './money.ts';

test.each([
  [141420887, '£1,414,208.87'],
  [5231000, '£52,310.00'],
  [99, '£0.99'],
  [5, '£0.05'],
  [0, '£0.00'],
  [-1200000, '−£12,000.00'],
  [-1, '−£0.01'],
  [99999999999, '£999,999,999.99'],
])('%i pence are written %s, with a real minus sign', (pence, text) => {
  expect(formatMoney(pence)).toBe(text);
});

test('a negative amount carries its sign apart from its digits', () => {
  expect(moneyParts(-123456)).toEqual({ sign: '−', pounds: '1,234', pence: '56' });
});

test('the machine reading is a plain decimal without grouping', () => {
  expect([141420887, -1200000, 0].map(machineMoney)).toEqual(['1414208.87', '-12000.00', '0.00']);
});

test('P-5: the size of a company is shown in three figures and a word', () => {
  expect(formatLargeMoney(4_830_000_000_000)).toBe('£48.3 billion');
  expect(formatLargeMoney(312_000_000_000)).toBe('£3.12 billion');
  expect(formatLargeMoney(94_000_000_000)).toBe('£940 million');
  expect(formatLargeMoney(61_250_000)).toBe('£612,500');
});
