import type { NotificationRoute, NotificationType } from '@portal/contract/v1/notifications';
import type { Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';

type Deps = { clock: Clock; random: Random };

/** A notification for a client. `body` never holds an amount: it may appear on a locked screen. */
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

/** Notifies a client in the transaction of the change: both are stored, or neither. */
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
