import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { orNotFound } from '../../http/api-error.ts';

/** Entries of one page. */
export const NOTIFICATION_PAGE_SIZE = 20;

type Deps = { database: Database; clock: Clock };

export type Notifications = ReturnType<typeof createNotifications>;

/** Notifications of one client. */
export function createNotifications(deps: Deps) {
  return {
    /** Newest first; pages are counted from 1, and one beyond the last is empty. */
    page: (clientUuid: string, page: number) => readPage(deps, clientUuid, page),
    /** Keeps the first moment of reading (SEC-I25). NOT_FOUND for another client's too (SEC-F1). */
    markRead: (clientUuid: string, id: string) => markRead(deps, clientUuid, id),
  };
}

async function readPage({ database }: Deps, clientUuid: string, page: number) {
  const [rows, totalCount, unreadCount] = await Promise.all([
    database.notification.findMany({
      where: { clientUuid },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * NOTIFICATION_PAGE_SIZE,
      take: NOTIFICATION_PAGE_SIZE,
    }),
    database.notification.count({ where: { clientUuid } }),
    database.notification.count({ where: { clientUuid, readAt: null } }),
  ]);
  return { rows, totalCount, unreadCount };
}

async function markRead({ database, clock }: Deps, clientUuid: string, id: string) {
  await database.notification.updateMany({
    where: { id, clientUuid, readAt: null },
    data: { readAt: clock.now() },
  });
  return orNotFound(await database.notification.findFirst({ where: { id, clientUuid } }));
}
