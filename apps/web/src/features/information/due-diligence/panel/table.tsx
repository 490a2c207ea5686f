import { panelKey } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { Score } from '#ui/data/score.tsx';
import type { PanelProps } from './cards.tsx';
import { PanelProvider } from './provider.tsx';
import styles from './table.module.css';

/** The panel where there is room for columns; one that no provider has a value in is left out. */
export function PanelTable({ entry, items, held }: PanelProps) {
  const isJudged = items.some(({ verdict }) => verdict !== null);
  const isScored = items.some(({ overallScore }) => overallScore !== null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          {isJudged ? (
            <>
              <th scope="col">Verdict</th>
              <th scope="col">Since the year before</th>
            </>
          ) : null}
          {isScored ? (
            <th scope="col" className={styles.number}>
              Score of 5
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item, position) => (
          <tr key={panelKey(item, position)}>
            <th scope="row">
              <PanelProvider entry={entry} item={item} held={held} />
            </th>
            {isJudged ? (
              <>
                <td className={styles.verdict}>
                  <VerdictChip verdict={item.verdict} />
                </td>
                <td className={styles.change}>
                  <VerdictChangeNote verdict={item.verdict} previous={item.previousVerdict} />
                </td>
              </>
            ) : null}
            {isScored ? (
              <td className={styles.number}>
                {item.overallScore === null ? null : <Score score={item.overallScore} meter="below" />}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
