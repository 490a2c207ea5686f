import { portalConfiguration } from '#core/configuration.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type PoliciesEmptyProps = { isChecking: boolean; onCheck: () => void };

/** A new client, with nothing set up yet. */
export function PoliciesEmpty({ isChecking, onCheck }: PoliciesEmptyProps) {
  const { firmShortName } = portalConfiguration;
  return (
    <EmptyState
      heading="No policies here yet"
      actions={
        <Button kind="quiet" busy={isChecking} busyLabel="Checking" onClick={onCheck}>
          Check again
        </Button>
      }
    >
      When {firmShortName} has set up your first policy it will show here, with its value and the day that the
      value is as at. This often takes five to ten working days.
    </EmptyState>
  );
}
