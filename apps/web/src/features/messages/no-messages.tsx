import { Link } from '#core/link.tsx';
import { buttonLook } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { newMessageAddress } from './messages-place.ts';

/** Nobody has written yet. */
export function NoMessages({ responseTime }: { responseTime: string | null }) {
  return (
    <EmptyState
      heading="No messages yet"
      actions={
        <Link {...buttonLook()} to={newMessageAddress}>
          Write to your adviser
        </Link>
      }
    >
      What you and we write to one another is shown here.
      {responseTime === null ? null : ` We answer within ${responseTime}.`}
    </EmptyState>
  );
}
