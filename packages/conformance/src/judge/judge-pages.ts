import { type Pagination, pageCount } from '@portal/contract/shapes/pagination';
import { difference, type Fault, note } from '../report/finding.ts';

/** One page of a list, as it came. */
export type Page = {
  readonly number: number;
  readonly ids: readonly unknown[];
  readonly pagination: Pagination;
};

/**
 * P-7: pages are full but for the last, and nothing is on two of them. What comes beyond the last, of which the
 * specification says nothing, is a note where it is not empty.
 */
export function judgePages(pages: readonly Page[]): Fault[] {
  const [first] = pages;
  if (!first) return [];
  const isSteady = pages.every(({ pagination }) => pagination.totalCount === first.pagination.totalCount);
  const ids = pages.filter(isListed).flatMap((page) => page.ids);
  return [
    ...(isSteady ? [] : [difference('pagination.totalCount', 'changes from page to page')]),
    ...(new Set(ids).size === ids.length ? [] : [difference('pages', 'show the same entry twice')]),
    ...pages.flatMap((page) => judgeSize(page, first.pagination)),
  ];
}

/** Whether a page is one of those that its own total has. */
export function isListed({ number, pagination }: Page): boolean {
  return number <= pageCount(pagination);
}

function judgeSize({ number, ids }: Page, pagination: Pagination): Fault[] {
  const expected = expectedSize(number, pagination);
  if (ids.length === expected) return [];
  const isBeyond = number > pageCount(pagination);
  const message = `expected ${expected} entries by the pagination, came ${ids.length}`;
  return [(isBeyond ? note : difference)(placeOf(number, pagination), message)];
}

function expectedSize(number: number, { totalCount, defaultPageSize }: Pagination): number {
  return Math.min(Math.max(totalCount - (number - 1) * defaultPageSize, 0), defaultPageSize);
}

function placeOf(number: number, pagination: Pagination): string {
  const last = pageCount(pagination);
  if (number > last) return 'the page beyond the last';
  return number === last ? 'the last page' : 'a page before the last';
}
