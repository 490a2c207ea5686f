import { Skeleton } from '#ui/skeleton.tsx';
import { NewMessage } from './thread-list.tsx';
import styles from './thread-list-loading.module.css';

const widths = ['82%', '58%', '46%', '70%'];

/** The list with its button, and the places of the conversations. */
export function ThreadListLoading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading your messages
      </p>
      <NewMessage isCurrent={false} />
      {widths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={width} height="1rem" />
          <Skeleton width="30%" height="0.8rem" />
          <Skeleton width="90%" height="0.8rem" />
        </div>
      ))}
    </>
  );
}
