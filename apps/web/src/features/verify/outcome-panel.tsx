import { lazy, type Ref, Suspense } from 'react';
import { canPrint } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { alertIcon, Icon, infoIcon, printIcon, retryIcon, shieldIcon } from '#ui/icons.tsx';
import type { Outcome } from './outcome.ts';
import styles from './outcome-panel.module.css';

/** Loaded together with check.ts. */
const Signed = lazy(() => import('./signed.tsx').then((file) => ({ default: file.Signed })));

type OutcomeProps = {
  outcome: Outcome;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
  onRestart: () => void;
};

const icons = { good: shieldIcon, bad: alertIcon, unknown: infoIcon };

/**
 * P-16: what was found out, in a sentence, and what was signed. The heading takes the focus, so that it is read out.
 */
export function OutcomePanel({ outcome, headingRef, onRetry, onRestart }: OutcomeProps) {
  const { meaning, title, text, canRetry, statement } = outcome;
  return (
    <>
      <section className={styles.panel} data-meaning={meaning} aria-labelledby="outcome">
        <Icon shape={icons[meaning]} className={styles.icon} />
        <div className={styles.words}>
          <h2 id="outcome" ref={headingRef} className={styles.heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
      </section>
      {statement === null ? null : (
        <Suspense>
          <Signed statement={statement} />
        </Suspense>
      )}
      <div className={styles.actions}>
        {canRetry ? (
          <Button onClick={onRetry}>
            <Icon shape={retryIcon} />
            Try again
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onRestart}>
          {statement?.page === 'none' ? 'Check the file' : 'Check another statement'}
        </Button>
        {statement !== null && canPrint ? (
          <button type="button" className={textLink} onClick={() => window.print()}>
            <Icon shape={printIcon} />
            Print this result
          </button>
        ) : null}
      </div>
    </>
  );
}
