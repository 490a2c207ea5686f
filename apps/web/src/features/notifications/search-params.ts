import { MAX_PAGE } from '@portal/contract/constants';
import { paths } from '#core/routing/paths.ts';

/** The page of the list, and the open notification. Both are in the address. */
export type NotificationsParams = { page: number; id: string | null };

export function readParams(query: URLSearchParams): NotificationsParams {
  return { page: readPage(query.get('page')), id: query.get('id') };
}

/** A link to a page, or to one notification on it. */
export function addressOf({ page, id }: NotificationsParams): string {
  const query = { ...(page === 1 ? {} : { page: String(page) }), ...(id === null ? {} : { id }) };
  return paths.notifications.to({}, query);
}

/** An invalid page means the first. */
function readPage(text: string | null): number {
  const page = text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return page <= MAX_PAGE ? page : 1;
}
