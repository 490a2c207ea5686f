import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { policyName } from '#core/format/names.ts';
import { countWord } from '#ui/format/counts.ts';
import { sectionHeading } from '#ui/layout/headings.ts';
import { categoryOf, statusNames } from '../policy-labels.ts';
import { CategorySquare } from '../policy-marks.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import { policyWorth } from '../policy-worth.ts';
import styles from './excluded-from-total.module.css';
import { whyExcluded } from './total.ts';

/** With more than this many, the list itself is the better place to look. */
const MAX_ROWS = 8;

/** Cover, income and policies without a value, which the total does not include, and why (P-1). */
export function ExcludedFromTotal({ excluded }: { excluded: readonly PolicyListItem[] }) {
  const heading = useId();
  const shown = excluded.length > MAX_ROWS ? excluded.slice(0, MAX_ROWS - 1) : excluded;
  const left = excluded.length - shown.length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={sectionHeading}>
        Not included in the total
      </h2>
      <p className={styles.why}>{whyExcluded(excluded)}</p>
      <dl className={styles.rows}>
        {shown.map((policy) => (
          <div key={policy.uuid} className={styles.row}>
            <dt className={styles.name}>
              <CategorySquare category={categoryOf(policy)} />
              {policyName(policy)}
            </dt>
            <dd className={styles.worth}>
              <Worth policy={policy} />
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 ? (
        <p className={styles.more}>And {countWord(left)} more, in the list of your policies.</p>
      ) : null}
    </section>
  );
}

function Worth({ policy }: { policy: PolicyListItem }) {
  const worth = policyWorth(policy);
  switch (worth.kind) {
    case 'awaited':
      return <span className={styles.text}>No value yet</span>;
    case 'unread':
      return <span className={styles.text}>Could not be read</span>;
    case 'fund':
      return <span className={styles.text}>{policy.status && statusNames[policy.status]}</span>;
    default:
      if (worth.pence === null) return <span className={styles.text}>No fund value</span>;
      return (
        <>
          <PrivateAmount pence={worth.pence} isWhole /> <span className={styles.text}>{worth.unit}</span>
        </>
      );
  }
}
