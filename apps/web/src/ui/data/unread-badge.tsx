import styles from './unread-badge.module.css';

const MOST_SHOWN = 99;

/** The unread count. Hidden from screen readers: the name of the link has it. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className={styles.badge} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </b>
  );
}
