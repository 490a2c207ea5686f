import { TERMS_MAX_HEIGHT_PX } from '@portal/contract/constants';
import { lazy, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { LatestTerms } from '../machine/login-state.ts';
import { Fetching } from './fetching.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import styles from './terms-step.module.css';

const RichText = lazy(() => import('#ui/rich-text.tsx').then((file) => ({ default: file.RichText })));
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function introOf(terms: LatestTerms): string {
  const version = `Version ${terms.version}, in effect from ${day.format(new Date(terms.effectiveFrom))}.`;
  return terms.changesSummary ? `${version} ${terms.changesSummary}` : version;
}

/** Rows L11 and L18. The text may be long, so it is a box of its own that the keyboard can scroll. */
export function TermsStep({ state, send }: StepProps<'terms'>) {
  const { terms, busy } = state;
  return (
    <StepFrame
      state={state}
      send={send}
      width="wide"
      title={terms?.title ?? 'Terms of use'}
      intro={terms ? introOf(terms) : undefined}
    >
      {terms ? (
        <TermsBox terms={terms} />
      ) : (
        <Fetching what="the terms" busy={busy} onRetry={() => send({ type: 'retryPressed' })} />
      )}
      {terms ? (
        <div className={styles.choice}>
          <Button busy={busy} busyLabel="Accepting" onClick={() => send({ type: 'termsAccepted' })}>
            Accept
          </Button>
          <Button kind="quiet" disabled={busy} onClick={() => send({ type: 'termsDeclined' })}>
            Decline
          </Button>
        </div>
      ) : null}
    </StepFrame>
  );
}

function TermsBox({ terms }: { terms: LatestTerms }) {
  return (
    <section
      className={styles.box}
      style={{ maxHeight: TERMS_MAX_HEIGHT_PX }}
      aria-label={terms.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <Suspense fallback={<Spinner size="large" />}>
        <RichText html={terms.html} />
      </Suspense>
    </section>
  );
}
