import { expect, test } from 'vitest';
import { judgePages, type Page } from './judge-pages.ts';

const pagination = { totalCount: 5, defaultPageSize: 2 };

function page(number: number, ids: readonly number[], of = pagination): Page {
  return { number, ids, pagination: of };
}

function namesOf(...pages: readonly Page[]): string[] {
  return judgePages(pages).map(({ where }) => where);
}

test('Q-5, P-7: full pages, a last one with what is left, and an empty one beyond it add up', () => {
  expect(namesOf(page(1, [1, 2]), page(2, [3, 4]), page(3, [5]), page(4, []))).toEqual([]);
  expect(namesOf(page(1, [], { ...pagination, totalCount: 0 }))).toEqual([]);
});

test('Q-5, P-7: a page too short or too long', () => {
  expect(namesOf(page(1, [1]))).toEqual(['a page before the last']);
  expect(namesOf(page(3, [5, 6]))).toEqual(['the last page']);
});

test('Q-5, P-7: what is shown beyond the last page is a note, and no entry that comes twice', () => {
  const pages = [page(1, [1, 2]), page(2, [3, 4]), page(3, [5]), page(4, [5])];
  expect(judgePages(pages).map(({ level, where }) => `${level} ${where}`)).toEqual([
    'note the page beyond the last',
  ]);
});

test('Q-5, P-7: entries that the total does not count are a difference, on the first page and beyond the last', () => {
  const empty = { ...pagination, totalCount: 0 };
  const one = { ...pagination, totalCount: 2 };
  const found = (...pages: Page[]) => judgePages(pages).map(({ level, where }) => `${level} ${where}`);
  expect(found(page(1, [1, 2], empty))).toEqual(['difference the last page']);
  expect(found(page(1, [1, 2], one), page(2, [3, 4], one))).toEqual(['difference the page beyond the last']);
});

test('Q-5, P-7: an entry on two pages, and a total that changes', () => {
  expect(namesOf(page(1, [1, 2]), page(2, [2, 3]))).toEqual(['pages']);
  expect(namesOf(page(1, [1, 2]), page(2, [3, 4], { ...pagination, totalCount: 6 }))).toEqual([
    'pagination.totalCount',
  ]);
});
