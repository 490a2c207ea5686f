import { useMemo } from 'react';
import type { Basis } from '../../basis.ts';
import type { PolicyWithBreakdown } from '../../policy-queries.ts';
import { AllocationTable } from '../allocation.tsx';
import { aboveValueName, assetClassesOf, notKnownName } from './asset-classes.ts';
import styles from './breakdown.module.css';
import { chargesOf } from './charges.ts';
import { ChargesSection } from './charges-section.tsx';

type BreakdownProps = { policies: readonly PolicyWithBreakdown[]; basis: Basis };

/** What the total is made of (P-69) and costs (P-27). Each part is absent where the firm gives nothing for it. */
export function PortfolioBreakdown({ policies, basis }: BreakdownProps) {
  const parts = useMemo(() => assetClassesOf(policies, basis), [policies, basis]);
  const charges = useMemo(() => chargesOf(policies, basis), [policies, basis]);
  if (parts.length === 0 && charges === null) return null;
  const names = parts.map(({ name }) => name);
  return (
    <div className={styles.breakdown}>
      {parts.length === 0 ? null : (
        <div className={styles.classes}>
          <AllocationTable heading="Allocation by asset class" column="Asset class" parts={parts} />
          {names.includes(notKnownName) ? (
            <p className={styles.note}>For the part that is not known, we have no asset class on record.</p>
          ) : null}
          {names.includes(aboveValueName) ? (
            <p className={styles.note}>
              The holdings of some policies come to more than the value of the policy. The last line is that
              difference.
            </p>
          ) : null}
        </div>
      )}
      {charges === null ? null : <ChargesSection charges={charges} />}
    </div>
  );
}
