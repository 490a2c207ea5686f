import type { NotificationRoute, NotificationType } from '@portal/contract/notifications';
import type { Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';

type Deps = { clock: Clock; random: Random };

/** What a client is told. `body` never holds an amount: it may stand on a locked screen. */
export type Notice = {
  clientUuid: string;
  type: NotificationType;
  title: string;
  body: string;
  target: { route: NotificationRoute; id: string | null } | null;
  /** False unless given. */
  actionRequired?: boolean;
};

export type Notify = ReturnType<typeof createNotify>;

/** Tells a client something, in the transaction of what it tells of: both are there, or neither. */
export function createNotify({ clock, random }: Deps) {
  return (transaction: Transaction, { target, ...notice }: Notice) =>
    transaction.notification.create({
      data: {
        ...notice,
        id: random.uuid(),
        createdAt: clock.now(),
        targetRoute: target?.route ?? null,
        targetId: target?.id ?? null,
      },
    });
}
