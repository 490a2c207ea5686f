import { expect, test } from 'vitest';
import { formatLargeMoney } from './format-large-money.ts';

test('P5: the size of a company is said in three figures and a word', () => {
  expect(formatLargeMoney(4_830_000_000_000)).toBe('£48.3 billion');
  expect(formatLargeMoney(312_000_000_000)).toBe('£3.12 billion');
  expect(formatLargeMoney(94_000_000_000)).toBe('£940 million');
  expect(formatLargeMoney(61_250_000)).toBe('£612,500');
});
