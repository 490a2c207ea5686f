import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { capitalise, countWord, listWords } from '#ui/format/counts.ts';
import { SectionHeading } from '#ui/layout/headings.tsx';
import { categoryOf, statusNames } from '../policy-labels.ts';
import { CategorySquare } from '../policy-marks.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import { countedFund, type PolicyWorth, policyWorth } from '../policy-worth.ts';
import styles from './excluded-from-total.module.css';

/** With more than this many, the last row is the number of the rest: the list is the better place to look. */
const MAX_ROWS = 8;

/** P-83: the policies that the total does not include, each with its reason, and one sentence that says why. */
export function ExcludedFromTotal({ excluded }: { excluded: readonly PolicyListItem[] }) {
  const heading = useId();
  const shown = excluded.length > MAX_ROWS ? excluded.slice(0, MAX_ROWS - 1) : excluded;
  const left = excluded.length - shown.length;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>Not included in the total</SectionHeading>
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
    case 'ended':
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

/** The policies that do not count in the total (P-44), in the order given. */
export function excludedFromTotal(policies: readonly PolicyListItem[]): PolicyListItem[] {
  return policies.filter((policy) => countedFund(policy) === null);
}

/** Why these policies are not in the total: "Cover has no fund value, and one policy has no value yet." */
export function whyExcluded(excluded: readonly PolicyListItem[]): string {
  const kinds = excluded.map((policy) => policyWorth(policy).kind);
  const promises = promisesAmong(kinds);
  const others = othersAmong(kinds);
  if (promises.length === 0) return `${capitalise(listWords(others))}.`;
  const isOne = promises.length === 1 && promises[0] !== manyPensions;
  const close =
    others.length > 0 ? `and ${listWords(others)}` : `so ${isOne ? 'it is' : 'they are'} not included`;
  return `${capitalise(listWords(promises))} ${isOne ? 'has' : 'have'} no fund value, ${close}.`;
}

const manyPensions = 'defined-benefit pensions';

function promisesAmong(kinds: readonly PolicyWorth['kind'][]): string[] {
  const pensions = kinds.filter((kind) => kind === 'pension').length;
  return [
    ...(kinds.includes('cover') ? ['cover'] : []),
    ...(kinds.includes('income') ? ['income'] : []),
    ...(pensions > 0 ? [pensions === 1 ? 'a defined-benefit pension' : manyPensions] : []),
  ];
}

function othersAmong(kinds: readonly PolicyWorth['kind'][]): string[] {
  const clause = (named: PolicyWorth['kind'][], one: string, many: string) => {
    const count = kinds.filter((kind) => named.includes(kind)).length;
    return count === 0 ? [] : [`${countWord(count)} ${count === 1 ? one : many}`];
  };
  return [
    // Does not say that a value is on its way: the firm may have one and not give it.
    ...clause(['awaited'], 'policy has no value yet', 'policies have no value yet'),
    ...clause(['unread'], 'value could not be read', 'values could not be read'),
    ...clause(['fund', 'ended'], 'policy has ended', 'policies have ended'),
  ];
}
