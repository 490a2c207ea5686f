import type { ReactNode } from 'react';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import type { LoadFailure } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { RetryButton } from '#ui/action/retry-button.tsx';
import { BrokenLight, StatePanel } from '#ui/feedback/state-panel.tsx';
import { failureReference } from './app-error.ts';
import styles from './failed-page.module.css';

type FailedPageProps = {
  heading: string;
  failure: LoadFailure;
  /** What is safe all the same; the sentence of the failure follows. */
  children?: ReactNode;
};

/** Shown when the main content of a page fails to load: what happened, a way to try again, and to support (S-6). */
export function FailedPage({ heading, failure, children }: FailedPageProps) {
  const { message, requestId, isRetrying, onRetry } = failure;
  const reference = failureReference(requestId);
  const actions = (
    <>
      <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
      <Link className={textLink} to={paths.support.to()}>
        Contact support
      </Link>
    </>
  );
  return (
    <div role="alert">
      <StatePanel heading={heading} actions={actions} art={<BrokenLight />}>
        {children} {message}
        {reference === null ? null : (
          <>
            {' '}
            If this keeps happening, contact support and give the reference{' '}
            <code className={styles.reference}>{reference}</code>.
          </>
        )}
      </StatePanel>
    </div>
  );
}
