import { lazy, Suspense } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Fetching, Waiting } from '#ui/feedback/fetching.tsx';
import { formatDay } from '#ui/format/day.ts';
import type { LatestTerms } from '../machine/state.ts';
import { BackToLogin } from './links.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import styles from './terms-step.module.css';

const RichText = lazy(() =>
  import('#core/rich-text/rich-text.tsx').then((file) => ({ default: file.RichText })),
);

const heading = 'Terms of use';

/** L-11: the highest that the box is; a longer text scrolls. */
const MAX_HEIGHT_PX = 400;

/** The version, its date, and what is new; undefined when the firm gives none of it. */
function introOf({ version, effectiveFrom, changesSummary }: LatestTerms): string | undefined {
  const since = effectiveFrom && formatDay(effectiveFrom);
  return [versionText(version, since), changesSummary].filter(Boolean).join(' ') || undefined;
}

function versionText(version: string | null, since: string | null): string | null {
  if (version && since) return `Version ${version}, in effect from ${since}.`;
  if (version) return `Version ${version}.`;
  return since && `In effect from ${since}.`;
}

/**
 * L-11: `RichText` sanitises the text, which may be long, so its box can be scrolled by keyboard. Where the buttons
 * lead is in machine/terms-transitions.ts.
 */
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
        // The choice comes with the text: before it, the buttons would move under the finger when the text arrives.
        <Suspense fallback={<Waiting what="the terms" />}>
          <TermsBox terms={terms} />
          <div className={styles.choice}>
            <Button busy={busy} busyLabel="Accepting" onClick={() => send({ type: 'termsAccepted' })}>
              Accept
            </Button>
            <Button kind="quiet" disabled={busy} onClick={() => send({ type: 'termsDeclined' })}>
              Decline
            </Button>
          </div>
        </Suspense>
      ) : (
        <Fetching what="the terms" busy={busy} onRetry={() => send({ type: 'retryPressed' })} />
      )}
    </StepFrame>
  );
}

function TermsBox({ terms }: { terms: LatestTerms }) {
  return (
    <section
      className={styles.box}
      style={{ maxHeight: MAX_HEIGHT_PX }}
      aria-label={terms.title ?? heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      {terms.html.trim() === '' ? <TermsElsewhere /> : <RichText html={terms.html} />}
    </section>
  );
}

/** Shown when the firm gives no text: terms that cannot be read cannot be accepted. */
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

/** L-12: what "I have changed my mind" leads to is in machine/terms-transitions.ts. */
export function TermsRejectedStep({ state, send }: StepProps<'termsRejected'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Terms declined"
      intro="You cannot use this application without accepting the terms."
    >
      <Button size="full" onClick={() => send({ type: 'changedMind' })}>
        I have changed my mind
      </Button>
      <BackToLogin send={send} />
    </StepFrame>
  );
}
