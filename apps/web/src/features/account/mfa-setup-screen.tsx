import { useState } from 'react';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { AccountFrame } from './account-frame.tsx';
import { PartLoading } from './part-loading.tsx';
import { EnrolAuthenticator } from './second-factor/enrol-authenticator.tsx';
import { SecondFactorOn } from './second-factor/second-factor-on.tsx';
import { type SecondFactor, useSecondFactor } from './second-factor/use-second-factor.ts';
import { useSecondFactorChanges } from './second-factor/use-second-factor-changes.ts';

/** What was done on this page a moment ago. */
type Change = 'enrolled' | 'replacing' | 'removed';

/** Rows P8, A4 to A6: sets up two-step verification, replaces its authenticator or removes it (security C5, C6). */
export function MfaSetupScreen() {
  const query = useSecondFactor();
  const changes = useSecondFactorChanges();
  const [lastChange, setLastChange] = useState<Change | null>(null);
  const heading = useFocusOnChange(lastChange);
  return (
    <AccountFrame
      part="secondFactor"
      heading={headingOf(query.data?.state, lastChange)}
      headingRef={heading}
      isBusy={query.isPending}
    >
      <Loaded
        query={query}
        loading={<PartLoading what="your two-step verification" height="16rem" />}
        failed={(failure) => (
          <FailedPage heading="We could not load your two-step verification" failure={failure}>
            Nothing about it has changed.
          </FailedPage>
        )}
      >
        {(factor) =>
          factor.state === 'required' ? (
            <SecondFactorOn
              isJustSetUp={lastChange === 'enrolled'}
              onRemove={async (code, intent) => {
                await changes.remove(code);
                setLastChange(intent === 'replace' ? 'replacing' : 'removed');
              }}
            />
          ) : (
            <EnrolAuthenticator
              key={lastChange}
              factor={factor}
              lastChange={lastChange === 'enrolled' ? null : lastChange}
              onConfirm={async (code) => {
                await changes.confirm(code);
                setLastChange('enrolled');
              }}
            />
          )
        }
      </Loaded>
    </AccountFrame>
  );
}

function headingOf(state: SecondFactor['state'] | undefined, lastChange: Change | null): string {
  if (state === undefined) return 'Two-step verification';
  if (state === 'required') return 'Two-step verification is on';
  return lastChange === 'removed' ? 'Two-step verification is off' : 'Set up two-step verification';
}
