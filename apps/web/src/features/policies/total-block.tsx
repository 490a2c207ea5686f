import { useId } from 'react';
import { PrivateLargeAmount } from '#core/amounts/private-amount.tsx';
import { AsAt } from '#ui/as-at.tsx';
import { describeCounted, type Total } from './total.ts';
import styles from './total-block.module.css';

/** The largest figure of the screen, followed at once by the day that it is as at (row P1). */
export function TotalBlock({ total }: { total: Total }) {
  const heading = useId();
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading} className={styles.label}>
        Total value
      </h2>
      <p className={styles.figure}>
        {total.asAt === null ? (
          <span className={styles.none}>{total.lacksValues ? 'Could not be read' : 'No value yet'}</span>
        ) : (
          <PrivateLargeAmount pence={total.pence} size="total" />
        )}
      </p>
      <p className={styles.facts}>
        {total.asAt === null ? null : <AsAt day={total.asAt} />}
        <span className={styles.counted}>{describeCounted(total)}</span>
      </p>
    </section>
  );
}
