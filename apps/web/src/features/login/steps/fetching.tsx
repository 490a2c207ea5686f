import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './fetching.module.css';

type FetchingProps = { what: string; busy: boolean; onRetry: () => void };

/** Stands where something will be that is still on its way, or that did not come and can be asked for again. */
export function Fetching({ what, busy, onRetry }: FetchingProps) {
  if (!busy)
    return (
      <Button size="full" onClick={onRetry}>
        Try again
      </Button>
    );
  return (
    <div className={styles.fetching} role="status">
      <Spinner size="large" />
      <span className="visually-hidden">Fetching {what}</span>
    </div>
  );
}
