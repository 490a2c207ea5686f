import type { Notification } from './notification.ts';
import { placeAddress } from './notification-address.ts';
import styles from './notification-groups.module.css';
import { NotificationRow } from './notification-row.tsx';
import { type Age, ageOf } from './notification-time.ts';

const groups: readonly (Age | null)[] = ['Today', 'This week', 'Earlier', null];

type NotificationGroupsProps = {
  items: readonly Notification[];
  page: number;
  chosenId: string | null;
  today: string;
  onMarkRead: (notification: Notification) => void;
};

/** The notifications of a page: today's, this week's, earlier ones, and without a heading those of which the day is not known. */
export function NotificationGroups({ items, page, chosenId, today, onMarkRead }: NotificationGroupsProps) {
  return groups.map((age) => {
    const group = items.filter(({ createdAt }) => (createdAt && ageOf(createdAt, today)) === age);
    return group.length === 0 ? null : (
      <section key={age ?? 'undated'} className={styles.group} aria-label={age ?? undefined}>
        {age === null ? null : <h2 className={styles.age}>{age}</h2>}
        <ul className={styles.list}>
          {group.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              to={placeAddress({ page, id: notification.id })}
              isChosen={notification.id === chosenId}
              today={today}
              onMarkRead={() => onMarkRead(notification)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
