import { allocationOf } from './allocation.ts';
import { AllocationBlock } from './allocation-block.tsx';
import { oncePerList } from './once-per-list.ts';
import styles from './policies-lead.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { totalOf } from './total.ts';
import { TotalBlock } from './total-block.tsx';

const totalOnce = oncePerList(totalOf);
const allocationOnce = oncePerList(allocationOf);

type PoliciesLeadProps = {
  policies: readonly PolicyListItem[];
  /** How many policies could not be read. */
  unreadable: number;
  today: string;
};

/** What the policies add up to, and how that is spread. */
export function PoliciesLead({ policies, unreadable, today }: PoliciesLeadProps) {
  const allocation = allocationOnce(policies);
  return (
    <div className={styles.lead}>
      <TotalBlock total={totalOnce(policies, today)} unreadable={unreadable} />
      {allocation.length > 0 ? <AllocationBlock parts={allocation} /> : null}
    </div>
  );
}
