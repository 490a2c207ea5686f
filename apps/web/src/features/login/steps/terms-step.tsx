import { TERMS_MAX_HEIGHT_PX } from '@portal/contract/constants';
import { lazy, Suspense } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { textLink } from '#ui/text-link.ts';
import type { LatestTerms } from '../machine/login-state.ts';
import { Fetching } from './fetching.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import styles from './terms-step.module.css';

const RichText = lazy(() => import('#ui/rich-text.tsx').then((file) => ({ default: file.RichText })));
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const heading = 'Terms of use';

/** Which version it is, since when, and what is new; undefined where the firm says none of it. */
function introOf({ version, effectiveFrom, changesSummary }: LatestTerms): string | undefined {
  const since = effectiveFrom && day.format(new Date(effectiveFrom));
  return [versionText(version, since), changesSummary].filter(Boolean).join(' ') || undefined;
}

function versionText(version: string | null, since: string | null): string | null {
  if (version && since) return `Version ${version}, in effect from ${since}.`;
  if (version) return `Version ${version}.`;
  return since && `In effect from ${since}.`;
}

/** Rows L11 and L18. The text may be long, so it is a box of its own that the keyboard can scroll. */
export function TermsStep({ state, send }: StepProps<'terms'>) {
  const { terms, busy } = state;
  return (
    <StepFrame
      state={state}
      send={send}
      width="wide"
      title={terms?.title ?? heading}
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
      aria-label={terms.title ?? heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <Suspense fallback={<Spinner size="large" />}>
        {terms.html === '' ? <TermsElsewhere /> : <RichText html={terms.html} />}
      </Suspense>
    </section>
  );
}

/** Where the firm gives no text: nobody is asked to accept what cannot be read. */
function TermsElsewhere() {
  return (
    <p>
      The text is on our website:{' '}
      <a className={textLink} href={portalConfiguration.termsUrl} rel="noreferrer" target="_blank">
        read the terms of use
      </a>
      .
    </p>
  );
}
