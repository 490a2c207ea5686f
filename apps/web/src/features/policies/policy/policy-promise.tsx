import { useId } from 'react';
import { PrivateLargeAmount } from '#core/amounts/private-amount.tsx';
import type { PromiseWorth } from '../policy-worth.ts';
import styles from './policy-figure-block.module.css';

const words: Record<PromiseWorth['kind'], { label: string; why: string }> = {
  cover: { label: 'Cover', why: 'Cover has no fund value, so it is no part of your total.' },
  income: { label: 'Income', why: 'An income has no fund value, so it is no part of your total.' },
  pension: {
    label: 'Pension at retirement',
    why: 'A promised pension has no fund value, so it is no part of your total.',
  },
};

/** What a policy promises where it holds no fund: cover, an income or a pension, with its amount where it is known (row P2). */
export function PolicyPromise({ worth }: { worth: PromiseWorth }) {
  const heading = useId();
  const { label, why } = words[worth.kind];
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.label}>
        {label}
      </h3>
      {worth.pence === null ? null : (
        <p className={styles.figure}>
          <PrivateLargeAmount pence={worth.pence} size="large" isWhole />
        </p>
      )}
      <p className={styles.facts}>
        {worth.pence === null || worth.unit === 'cover' ? why : `${unitWords(worth)}. ${why}`}
      </p>
    </section>
  );
}

/** The label says what it is; what is left to say is how often. */
function unitWords({ unit }: PromiseWorth): string {
  return unit === 'a year at retirement' ? 'A year, from retirement' : 'A year';
}
