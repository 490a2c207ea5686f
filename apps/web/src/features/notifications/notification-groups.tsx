import type { Notification } from './notification.ts';
import { placeAddress } from './notification-address.ts';
import styles from './notification-groups.module.css';
import { NotificationRow } from './notification-row.tsx';
import { type Age, ageOf } from './notification-time.ts';

const ages: readonly Age[] = ['Today', 'This week', 'Earlier'];

type NotificationGroupsProps = {
  items: readonly Notification[];
  page: number;
  chosenId: string | null;
  today: string;
  onMarkRead: (notification: Notification) => void;
};

/** The notifications of a page: today's, this week's, and earlier ones. */
export function NotificationGroups({ items, page, chosenId, today, onMarkRead }: NotificationGroupsProps) {
  return ages.map((age) => {
    const group = items.filter(({ createdAt }) => ageOf(createdAt, today) === age);
    return group.length === 0 ? null : (
      <section key={age} className={styles.group} aria-label={age}>
        <h2 className={styles.age}>{age}</h2>
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
