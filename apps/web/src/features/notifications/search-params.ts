import { readPage, writePage } from '#core/routing/page-param.ts';
import { paths } from '#core/routing/paths.ts';

/** The page of the list, and the open notification. Both are in the address. */
export type NotificationsParams = { page: number; id: string | null };

export function readParams(query: URLSearchParams): NotificationsParams {
  return { page: readPage(query), id: query.get('id') };
}

/** A link to a page, or to one notification on it. */
export function addressOf({ page, id }: NotificationsParams): string {
  const query = { ...writePage(page), ...(id === null ? {} : { id }) };
  return paths.notifications.to({}, query);
}
