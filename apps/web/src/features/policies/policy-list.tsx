import styles from './policy-list.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { PolicyRow } from './policy-row.tsx';

type PolicyListProps = { policies: readonly PolicyListItem[]; today: string };

/** The policies that are left after search and filters, or words where none are. */
export function PolicyList({ policies, today }: PolicyListProps) {
  if (policies.length === 0) {
    return (
      <p className={styles.nothing}>
        <strong>No policies match</strong>
        Try fewer letters or another category.
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {policies.map((policy) => (
        <PolicyRow key={policy.uuid} policy={policy} today={today} />
      ))}
    </ul>
  );
}
