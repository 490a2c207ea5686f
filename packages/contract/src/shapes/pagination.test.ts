import { expect, test } from 'vitest';
import { pageCount, pageNumber } from './pagination.ts';

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('P-7: %i notifications in pages of twenty make %i pages', (totalCount, pages) => {
  expect(pageCount({ totalCount, defaultPageSize: 20 })).toBe(pages);
});

test.each(['0', '-1', '1.5', 'x', '1e9'])('API-20: page %s is refused', (page) => {
  expect(pageNumber.safeParse(page).success).toBe(false);
});
