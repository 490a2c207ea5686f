import { MAX_PAGE } from '@portal/contract/constants';

/** The page of a list, as the address names it; an invalid one means the first. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  const page = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}

/** The same for an address, which does not name the first. */
export function writePage(page: number): { page?: string } {
  return page === 1 ? {} : { page: String(page) };
}
