import type { Ref } from 'react';
import { paneHeading } from '#ui/pane-heading.ts';
import styles from './no-thread-chosen.module.css';

type NoThreadChosenProps = { responseTime: string | null; headingRef: Ref<HTMLHeadingElement> };

/** Beside the list while no conversation is chosen; phones show the list alone. */
export function NoThreadChosen({ responseTime, headingRef }: NoThreadChosenProps) {
  return (
    <div className={styles.place}>
      <h2 ref={headingRef} className={paneHeading} tabIndex={-1}>
        Choose a conversation
      </h2>
      <p className={styles.text}>
        It opens here, with the way to answer it.
        {responseTime === null ? null : ` We answer within ${responseTime}.`} Please do not send dealing
        instructions here.
      </p>
    </div>
  );
}
