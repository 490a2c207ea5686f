import { type Entry, type PanelItem, panelKey } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { Score } from '#ui/data/score.tsx';
import styles from './cards.module.css';
import { PanelProvider } from './provider.tsx';

export type PanelProps = {
  entry: Entry;
  items: readonly PanelItem[];
  /** How many of the client's policies each provider runs. */
  held: ReadonlyMap<string, number>;
};

/** The panel on a phone: a card for each provider. */
export function PanelCards({ entry, items, held }: PanelProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item, position) => (
        <li key={panelKey(item, position)} className={styles.card}>
          <div className={styles.provider}>
            <PanelProvider entry={entry} item={item} held={held} />
          </div>
          {item.overallScore === null ? null : (
            <div className={styles.score}>
              <Score score={item.overallScore} meter="below" />
            </div>
          )}
          {item.verdict === null ? null : (
            <div className={styles.verdict}>
              <VerdictChip verdict={item.verdict} />
              <VerdictChangeNote verdict={item.verdict} previous={item.previousVerdict} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
