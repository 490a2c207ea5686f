import { Score } from '#ui/data/score.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './assessed-section.module.css';
import { ChargeTiers } from './charge-tiers.tsx';
import { type AnchoredSection, evidenceOf } from './sections.ts';

/** One section of a report: how it scored, what was found, and what that rests on. */
export function AssessedSection({ section, isScored }: { section: AnchoredSection; isScored: boolean }) {
  const { title, anchor, score, body, tiers } = section;
  const evidence = evidenceOf(section);
  return (
    <RuledSection
      heading={title}
      anchor={anchor}
      aside={
        isScored ? (
          <span className={styles.score}>
            <Score score={score} />
          </span>
        ) : null
      }
    >
      {body === null ? null : <p className={styles.body}>{body}</p>}
      {tiers === null || tiers.length === 0 ? null : <ChargeTiers tiers={tiers} />}
      {evidence.length === 0 ? null : (
        <div className={styles.evidence}>
          <h4 className={styles.label}>Evidence</h4>
          <ul className={styles.list}>
            {evidence.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      )}
    </RuledSection>
  );
}
