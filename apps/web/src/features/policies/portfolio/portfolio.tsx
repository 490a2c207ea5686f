import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PrivateLargeAmount } from '#core/amounts/hidden-amounts.tsx';
import { AsAt } from '#ui/data/as-at.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { capitalise, countWord } from '#ui/format/counts.ts';
import { type Basis, hasJointPolicy } from '../basis.ts';
import { oncePerList } from '../once-per-list.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { Allocation, AllocationSkeleton, allocationOf } from './allocation.tsx';
import styles from './portfolio.module.css';
import { describeCounted, type Total, totalOf } from './total.ts';

/** Few clients have a joint policy. */
const BasisSwitch = lazy(() => import('./basis-switch.tsx').then((file) => ({ default: file.BasisSwitch })));

const totalOnce = oncePerList(totalOf);
const allocationOnce = oncePerList(allocationOf);

type PortfolioProps = {
  policies: readonly PolicyListItem[];
  /** How many policies could not be read. */
  unreadable: number;
  today: string;
  basis: Basis;
  onChooseBasis: (basis: Basis) => void;
};

/** What the policies add up to, and how that is allocated (P-43). */
export function Portfolio({ policies, unreadable, today, basis, onChooseBasis }: PortfolioProps) {
  const allocation = allocationOnce(policies, basis);
  return (
    <div className={styles.portfolio}>
      <TotalValue total={totalOnce(policies, today, basis)} unreadable={unreadable}>
        {hasJointPolicy(policies) ? (
          <div className={styles.joint}>
            <Suspense>
              <BasisSwitch policies={policies} basis={basis} onChoose={onChooseBasis} />
            </Suspense>
          </div>
        ) : null}
      </TotalValue>
      {allocation.length > 0 ? <Allocation parts={allocation} /> : null}
    </div>
  );
}

type TotalValueProps = {
  total: Total;
  /** How many policies of the list could not be read, and so are not part of it. */
  unreadable: number;
  children: ReactNode;
};

/** The largest figure of the screen, with its date where one is known. */
function TotalValue({ total, unreadable, children }: TotalValueProps) {
  const heading = useId();
  const isAnyLost = total.lacksValues || (total.allPolicies === 0 && unreadable > 0);
  return (
    <section className={styles.total} aria-labelledby={heading}>
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
      {children}
    </section>
  );
}

function describeLeftOut(unreadable: number): string {
  const policies =
    unreadable === 1 ? 'policy that could not be read is' : 'policies that could not be read are';
  return `${capitalise(countWord(unreadable))} ${policies} left out`;
}

/**
 * The total and the allocation while the policies load, under their headings and at the heights that they will have.
 */
export function PortfolioSkeleton() {
  return (
    <div className={styles.portfolio}>
      <p className="visually-hidden" role="status">
        Loading your policies
      </p>
      <section className={styles.total}>
        <h2 className={styles.label}>Total value</h2>
        <div className={styles.figure}>
          <Skeleton width="min(20rem, 80%)" height="var(--figure-xl)" />
        </div>
        <div className={styles.loadingFacts}>
          <Skeleton width="13rem" height="0.8rem" />
        </div>
      </section>
      <AllocationSkeleton />
    </div>
  );
}
