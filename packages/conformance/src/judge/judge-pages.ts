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
 * specification says nothing, is a note where it shows entries of the others again: new ones are not in the total.
 */
export function judgePages(pages: readonly Page[]): Fault[] {
  const [first] = pages;
  if (!first) return [];
  const isSteady = pages.every(({ pagination }) => pagination.totalCount === first.pagination.totalCount);
  const ids = pages.filter(isListed).flatMap((page) => page.ids);
  const listed = new Set(ids);
  return [
    ...(isSteady ? [] : [difference('pagination.totalCount', 'changes from page to page')]),
    ...(listed.size === ids.length ? [] : [difference('pages', 'show the same entry twice')]),
    ...pages.flatMap((page) => judgeSize(page, first.pagination, listed)),
  ];
}

/** Whether a page is one of those that its own total has; an empty list has its first. */
export function isListed({ number, pagination }: Page): boolean {
  return number <= lastPage(pagination);
}

/** The number of the last page. */
export function lastPage(pagination: Pagination): number {
  return Math.max(pageCount(pagination), 1);
}

function judgeSize({ number, ids }: Page, pagination: Pagination, listed: ReadonlySet<unknown>): Fault[] {
  const expected = expectedSize(number, pagination);
  if (ids.length === expected) return [];
  const isAgain = number > lastPage(pagination) && ids.every((id) => listed.has(id));
  const message = `expected ${expected} entries by the pagination, came ${ids.length}`;
  return [(isAgain ? note : difference)(placeOf(number, pagination), message)];
}

function expectedSize(number: number, { totalCount, defaultPageSize }: Pagination): number {
  return Math.min(Math.max(totalCount - (number - 1) * defaultPageSize, 0), defaultPageSize);
}

function placeOf(number: number, pagination: Pagination): string {
  const last = lastPage(pagination);
  if (number > last) return 'the page beyond the last';
  return number === last ? 'the last page' : 'a page before the last';
}
