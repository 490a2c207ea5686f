import type { LoadFailure } from '#core/trpc/query-boundary.tsx';
import { RetryButton } from '#ui/action/retry-button.tsx';
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
      <RetryButton kind="quiet" size="small" isRetrying={failure.isRetrying} onRetry={failure.onRetry} />
    </div>
  );
}
