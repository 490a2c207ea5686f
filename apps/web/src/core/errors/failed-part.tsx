import type { LoadFailure } from '#core/trpc/query-boundary.tsx';
import { Button } from '#ui/action/button.tsx';
import { Icon, retryIcon } from '#ui/icons.tsx';
import { failureReference } from './app-error.ts';
import styles from './failed-part.module.css';

type FailedPartProps = { heading: string; failure: LoadFailure };

/** One part of a page failed to load; the rest still works (S-6). */
export function FailedPart({ heading, failure }: FailedPartProps) {
  const reference = failureReference(failure.requestId);
  return (
    <div className={styles.part} role="alert">
      <p className={styles.heading}>{heading}</p>
      <p className={styles.text}>
        {failure.message}
        {reference === null ? null : ` Reference ${reference}.`}
      </p>
      <Button
        kind="quiet"
        size="small"
        busy={failure.isRetrying}
        busyLabel="Trying again"
        onClick={failure.onRetry}
      >
        <Icon shape={retryIcon} />
        Try again
      </Button>
    </div>
  );
}
