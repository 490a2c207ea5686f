import { useState } from 'react';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import { AccountFrame } from '../frame.tsx';
import { EnrolAuthenticator } from './enrol-authenticator.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { type SecondFactor, useSecondFactor, useSecondFactorChanges } from './second-factor-queries.ts';

/** What was done on this page a moment ago. */
type Change = 'enrolled' | 'enrolledUnanswered' | 'replacing' | 'removed';

/**
 * API-4 to API-6: sets up two-step verification, replaces the authenticator app or removes it (SEC-C5, SEC-C6).
 */
export function MfaSetupScreen() {
  const query = useSecondFactor();
  const changes = useSecondFactorChanges();
  const [lastChange, setLastChange] = useState<Change | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const heading = useFocusOnChange(lastChange);
  return (
    <AccountFrame
      part="secondFactor"
      heading={headingOf(query.data?.state, lastChange)}
      headingRef={heading}
      isBusy={query.isLoading}
    >
      <QueryBoundary
        query={query}
        loading={<PartSkeleton what="your two-step verification" height="16rem" />}
        failed={(failure) => (
          <FailedPage heading="We could not load your two-step verification" failure={failure}>
            Nothing about it has changed.
          </FailedPage>
        )}
      >
        {(factor) =>
          factor.state === 'required' ? (
            <SecondFactorOn
              setUp={lastChange === 'enrolled' || lastChange === 'enrolledUnanswered' ? lastChange : null}
              recoveryCodes={recoveryCodes}
              onRemove={async (code, intent) => {
                await changes.remove(code);
                setLastChange(intent === 'replace' ? 'replacing' : 'removed');
              }}
            />
          ) : (
            <EnrolAuthenticator
              key={lastChange}
              factor={factor}
              lastChange={lastChange === 'replacing' || lastChange === 'removed' ? lastChange : null}
              onSetUp={() => setLastChange(null)}
              onConfirm={async (code) => {
                const codes = await changes.confirm(code);
                setRecoveryCodes(codes ?? []);
                setLastChange(codes === null ? 'enrolledUnanswered' : 'enrolled');
              }}
            />
          )
        }
      </QueryBoundary>
    </AccountFrame>
  );
}

function headingOf(state: SecondFactor['state'] | undefined, lastChange: Change | null): string {
  if (state === undefined) return 'Two-step verification';
  if (state === 'required') return 'Two-step verification is on';
  return lastChange === 'removed' ? 'Two-step verification is off' : 'Set up two-step verification';
}
