import styles from './unread-badge.module.css';

const MOST_SHOWN = 99;

/** The count of what is unread, for the eye; whoever cannot see it is told by the name of the link. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className={styles.badge} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </b>
  );
}
