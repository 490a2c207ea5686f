import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { policyName } from '#core/policy-name.ts';
import { countWord } from '#ui/count-words.ts';
import { sectionHeading } from '#ui/section-heading.ts';
import { whyApart } from './apart.ts';
import styles from './apart-block.module.css';
import { categoryOf } from './category.ts';
import { CategorySquare } from './category-mark.tsx';
import type { PolicyListItem } from './policy-list-item.ts';
import { policyWorth } from './policy-worth.ts';
import { statusNames } from './status.ts';

/** Beyond this many the list itself is the better place to look. */
const MOST_ROWS = 8;

/** Cover, income and policies without a value: beside the total, never in it (row P1). */
export function ApartBlock({ apart }: { apart: readonly PolicyListItem[] }) {
  const heading = useId();
  const shown = apart.length > MOST_ROWS ? apart.slice(0, MOST_ROWS - 1) : apart;
  const left = apart.length - shown.length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={sectionHeading}>
        Shown apart from the total
      </h2>
      <p className={styles.why}>{whyApart(apart)}</p>
      <dl className={styles.rows}>
        {shown.map((policy) => (
          <div key={policy.uuid} className={styles.row}>
            <dt className={styles.name}>
              <CategorySquare category={categoryOf(policy)} />
              {policyName(policy)}
            </dt>
            <dd className={styles.worth}>
              <ApartWorth policy={policy} />
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

function ApartWorth({ policy }: { policy: PolicyListItem }) {
  const worth = policyWorth(policy);
  switch (worth.kind) {
    case 'awaited':
      return <span className={styles.words}>No value yet</span>;
    case 'unread':
      return <span className={styles.words}>Could not be read</span>;
    case 'fund':
      return <span className={styles.words}>{policy.status && statusNames[policy.status]}</span>;
    default:
      if (worth.pence === null) return <span className={styles.words}>No fund value</span>;
      return (
        <>
          <PrivateAmount pence={worth.pence} isWhole /> <span className={styles.words}>{worth.unit}</span>
        </>
      );
  }
}
