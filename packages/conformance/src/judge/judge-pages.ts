import { type Pagination, pageCount } from '@portal/contract/shapes/pagination';
import { difference, type Fault } from '../report/finding.ts';

/** One page of a list, as it came. */
export type Page = {
  readonly number: number;
  readonly ids: readonly unknown[];
  readonly pagination: Pagination;
};

/** P-7: pages are full but for the last, nothing is on two of them, and the one beyond the last is empty. */
export function judgePages(pages: readonly Page[]): Fault[] {
  const [first] = pages;
  if (!first) return [];
  const isSteady = pages.every(({ pagination }) => pagination.totalCount === first.pagination.totalCount);
  const ids = pages.flatMap((page) => page.ids);
  return [
    ...(isSteady ? [] : [difference('pagination.totalCount', 'changes from page to page')]),
    ...(new Set(ids).size === ids.length ? [] : [difference('pages', 'show the same entry twice')]),
    ...pages.flatMap((page) => judgeSize(page, first.pagination)),
  ];
}

function judgeSize({ number, ids }: Page, pagination: Pagination): Fault[] {
  const expected = expectedSize(number, pagination);
  if (ids.length === expected) return [];
  return [
    difference(
      placeOf(number, pagination),
      `expected ${expected} entries by the pagination, came ${ids.length}`,
    ),
  ];
}

function expectedSize(number: number, { totalCount, defaultPageSize }: Pagination): number {
  return Math.min(Math.max(totalCount - (number - 1) * defaultPageSize, 0), defaultPageSize);
}

function placeOf(number: number, pagination: Pagination): string {
  const last = pageCount(pagination);
  if (number > last) return 'the page beyond the last';
  return number === last ? 'the last page' : 'a page before the last';
}
