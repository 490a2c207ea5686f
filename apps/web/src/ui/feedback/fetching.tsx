import { useState } from 'react';
import { RetryButton } from '#ui/action/retry-button.tsx';
import styles from './fetching.module.css';
import { Spinner } from './spinner.tsx';

type FetchingProps = { what: string; busy: boolean; onRetry: () => void };

/** Replaces content that is loading, or that failed to load and can be requested again. */
export function Fetching({ what, busy, onRetry }: FetchingProps) {
  const [isRetry, setRetry] = useState(false);
  if (busy && !isRetry) return <Waiting what={what} />;
  return (
    <Retry
      what={what}
      busy={busy}
      onRetry={() => {
        setRetry(true);
        onRetry();
      }}
    />
  );
}

/** L-28: the button keeps the focus while the content is fetched; the heading takes it when the content comes. */
function Retry({ what, busy, onRetry }: FetchingProps) {
  const busyLabel = `Loading ${what}`;
  return (
    <>
      <RetryButton size="full" isRetrying={busy} busyLabel={busyLabel} onRetry={onRetry} />
      {/* The busy label is for the eye alone. */}
      <span className="visually-hidden" role="status">
        {busy ? busyLabel : null}
      </span>
    </>
  );
}

/** Replaces content that is loading. */
export function Waiting({ what }: Pick<FetchingProps, 'what'>) {
  return (
    <div className={styles.fetching} role="status">
      <Spinner size="large" />
      <span className="visually-hidden">Loading {what}</span>
    </div>
  );
}
