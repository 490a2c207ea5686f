import { expect, test } from 'vitest';
import { tierText } from './charge-tiers.tsx';

test('P-57: a tier says which part of a holding it is charged on', () => {
  expect(tierText({ from: 0, upTo: 25_000_000 })).toEqual({ before: 'First', amounts: [25_000_000] });
  expect(tierText({ from: 25_000_000, upTo: 100_000_000 })).toEqual({
    before: '',
    amounts: [25_000_000, 100_000_000],
  });
  expect(tierText({ from: 100_000_000, upTo: null })).toEqual({ before: 'Above', amounts: [100_000_000] });
  expect(tierText({ from: 0, upTo: null })).toEqual({ before: 'Any amount', amounts: [] });
});
