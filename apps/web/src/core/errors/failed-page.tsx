import type { ReactNode } from 'react';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import type { LoadFailure } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { FailedState } from '#ui/feedback/state-panel.tsx';
import { failureReference } from './app-error.ts';

type FailedPageProps = {
  heading: string;
  failure: LoadFailure;
  /** What is safe all the same; the sentence of the failure follows. */
  children?: ReactNode;
};

/** Shown when the main content of a page fails to load: what happened, a way to try again, and to support (S-6). */
export function FailedPage({ heading, failure, children }: FailedPageProps) {
  return (
    <FailedState
      heading={heading}
      reference={failureReference(failure.requestId)}
      isRetrying={failure.isRetrying}
      onRetry={failure.onRetry}
      otherAction={
        <Link className={textLink} to={paths.support.to()}>
          Contact support
        </Link>
      }
    >
      {children} {failure.message}
    </FailedState>
  );
}
