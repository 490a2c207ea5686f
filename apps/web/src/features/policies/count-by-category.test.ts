import { expect, test } from 'vitest';
import { aCover, aPolicy } from '#test/build/a-policy.ts';
import { countByCategory } from './count-by-category.ts';
import { noFilters } from './filter-policies.ts';

const policies = [
  aPolicy({ name: 'Family pension', category: 'pension' }),
  aPolicy({ name: 'Joint account' }),
  aPolicy({ name: 'Growth account' }),
  aCover(24000000, { name: 'Life cover' }),
];

test('P1: the pills count what each category would show with the other filters as they stand', () => {
  expect(countByCategory(policies, noFilters)).toEqual({
    all: 4,
    pension: 1,
    investment: 2,
    savings: 0,
    protection: 1,
    annuity: 0,
    other: 0,
  });
  expect(countByCategory(policies, { ...noFilters, text: 'account' })).toMatchObject({ all: 2, pension: 0 });
});
