import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { Score } from '#ui/score.tsx';
import type { PanelProps } from './panel-cards.tsx';
import { PanelProvider } from './panel-provider.tsx';
import styles from './panel-table.module.css';

/** The panel where there is room for columns. */
export function PanelTable({ entry, items }: PanelProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          <th scope="col">Verdict</th>
          <th scope="col">Since the year before</th>
          <th scope="col" className={styles.number}>
            Score of 5
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.uuid}>
            <th scope="row">
              <PanelProvider entry={entry} item={item} />
            </th>
            <td className={styles.verdict}>
              <VerdictChip verdict={item.verdict} />
            </td>
            <td className={styles.change}>
              <VerdictChangeNote verdict={item.verdict} previous={item.previousVerdict} />
            </td>
            <td className={styles.number}>
              <Score score={item.overallScore} meter="below" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
