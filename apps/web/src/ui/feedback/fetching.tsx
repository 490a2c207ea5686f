import { Button } from '../action/button.tsx';
import styles from './fetching.module.css';
import { Spinner } from './spinner.tsx';

type FetchingProps = { what: string; busy: boolean; onRetry: () => void };

/** Replaces content that is loading, or that failed to load and can be requested again. */
export function Fetching({ what, busy, onRetry }: FetchingProps) {
  if (!busy)
    return (
      <Button size="full" onClick={onRetry}>
        Try again
      </Button>
    );
  return <Waiting what={what} />;
}

/** Replaces content that is loading. */
export function Waiting({ what }: Pick<FetchingProps, 'what'>) {
  return (
    <div className={styles.fetching} role="status">
      <Spinner size="large" />
      <span className="visually-hidden">Fetching {what}</span>
    </div>
  );
}
