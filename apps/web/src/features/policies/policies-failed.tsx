import { useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureReference } from '#core/failure-reference.ts';
import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { textLink } from '#ui/text-link.ts';

type PoliciesFailedProps = {
  /** Null while the list is asked for again; what was said before then stays. */
  failure: unknown;
  isRetrying: boolean;
  onRetry: () => void;
};

/** The list did not come: what is safe, what happened, and a way to try again (row S6). */
export function PoliciesFailed({ failure, isRetrying, onRetry }: PoliciesFailedProps) {
  const [shown, setShown] = useState(failure);
  if (failure !== null && failure !== shown) setShown(failure);
  const { message, requestId } = toAppError(shown);
  return (
    <FailedState
      heading="We could not load your policies"
      reference={failureReference(requestId)}
      isRetrying={isRetrying}
      onRetry={onRetry}
      otherAction={
        <Link className={textLink} to={paths.support.to()}>
          Contact support
        </Link>
      }
    >
      Your policies are safe. {message}
    </FailedState>
  );
}
