import { useMemo } from 'react';
import { allocationOf } from './allocation.ts';
import { AllocationBlock } from './allocation-block.tsx';
import styles from './policies-lead.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { totalOf } from './total.ts';
import { TotalBlock } from './total-block.tsx';

type PoliciesLeadProps = { policies: readonly PolicyListItem[]; today: string };

/** What the policies add up to, and how that is spread. */
export function PoliciesLead({ policies, today }: PoliciesLeadProps) {
  const total = useMemo(() => totalOf(policies, today), [policies, today]);
  const allocation = useMemo(() => allocationOf(policies), [policies]);
  return (
    <div className={styles.lead}>
      <TotalBlock total={total} />
      {allocation.length > 0 ? <AllocationBlock parts={allocation} /> : null}
    </div>
  );
}
