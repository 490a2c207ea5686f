import { z } from 'zod';
import { MAX_PAGE } from '../constants.ts';
import { wireCount } from './fields.ts';
import { linkSchema, linksSchema } from './link.ts';
import { nullable } from './promised.ts';

/** Pages are counted from 1; far pages are allowed and are empty. */
export const pageNumber = z.coerce.number().int().min(1).max(MAX_PAGE);

export const paginationSchema = z.object({ totalCount: wireCount(), defaultPageSize: wireCount(1) });
export type Pagination = z.infer<typeof paginationSchema>;

/** P-7: pages = ceil(totalCount / defaultPageSize); a list without a pagination is one page. */
export function pageCount(pagination: Pagination | null | undefined): number {
  if (!pagination) return 1;
  return Math.ceil(pagination.totalCount / pagination.defaultPageSize);
}

/** Links of a list that continues; `next` is missing on its last part, and one that cannot be read ends it too. */
export const nextLinksSchema = nullable(
  z.object({ next: nullable(linkSchema), ...linksSchema({ offered: ['self'] }).shape }),
);
