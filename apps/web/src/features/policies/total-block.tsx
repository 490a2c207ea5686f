import { useId } from 'react';
import { PrivateLargeAmount } from '#core/amounts/private-amount.tsx';
import { AsAt } from '#ui/as-at.tsx';
import { capitalise, countWord } from '#ui/count-words.ts';
import { describeCounted, type Total } from './total.ts';
import styles from './total-block.module.css';

type TotalBlockProps = {
  total: Total;
  /** How many policies of the list could not be read, and so are not part of it. */
  unreadable: number;
};

/** The largest figure of the screen, followed at once by the day that it is as at where one is known (row P1). */
export function TotalBlock({ total, unreadable }: TotalBlockProps) {
  const heading = useId();
  const isAnyLost = total.lacksValues || (total.allPolicies === 0 && unreadable > 0);
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading} className={styles.label}>
        Total value
      </h2>
      <p className={styles.figure}>
        {total.countedPolicies === 0 ? (
          <span className={styles.none}>{isAnyLost ? 'Could not be read' : 'No value yet'}</span>
        ) : (
          <PrivateLargeAmount pence={total.pence} size="total" />
        )}
      </p>
      <p className={styles.facts}>
        {total.asAt === null ? null : <AsAt day={total.asAt} />}
        {total.allPolicies === 0 ? null : <span className={styles.counted}>{describeCounted(total)}</span>}
        {unreadable === 0 ? null : <span className={styles.counted}>{describeLeftOut(unreadable)}</span>}
      </p>
    </section>
  );
}

function describeLeftOut(unreadable: number): string {
  const policies =
    unreadable === 1 ? 'policy that could not be read is' : 'policies that could not be read are';
  return `${capitalise(countWord(unreadable))} ${policies} left out`;
}
