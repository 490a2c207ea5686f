import type { ReactNode } from 'react';
import { FailedState } from '#ui/failed-state.tsx';
import { textLink } from '#ui/text-link.ts';
import { failureReference } from './failure-reference.ts';
import { Link } from './link.tsx';
import type { LoadFailure } from './loaded.tsx';
import { paths } from './paths.ts';

type FailedPageProps = {
  heading: string;
  failure: LoadFailure;
  /** What is safe all the same; the sentence of the failure follows. */
  children?: ReactNode;
};

/** What a page is about did not come: what happened, a way to try again, and a way to support (row S6). */
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
