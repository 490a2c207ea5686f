import { CsvButton } from '#core/csv/csv-button.tsx';
import { csvFileName } from '#core/csv/file-name.ts';
import type { PolicyListItem } from '../policy-list-item.ts';
import styles from './export-policies.module.css';
import { policiesCsv } from './policies-csv.ts';

type ExportPoliciesProps = {
  /** As searched, filtered and sorted. */
  policies: readonly PolicyListItem[];
  today: string;
};

/** The list as a file, under it. */
export function ExportPolicies({ policies, today }: ExportPoliciesProps) {
  if (policies.length === 0) return null;
  return (
    <div className={styles.foot}>
      <CsvButton
        label="Export policies as CSV"
        makeFile={() => ({ name: csvFileName('policies', today), text: policiesCsv(policies, today) })}
      />
    </div>
  );
}
