import { RuledSection } from '#ui/ruled-section.tsx';
import { Score } from '#ui/score.tsx';
import { type ReportSection, sectionAnchor } from './arrange-report.ts';
import styles from './assessed-section.module.css';
import { ChargeTiers } from './charge-tiers.tsx';

/** One section of a report: how it scored, what was found, and what that rests on. */
export function AssessedSection({ section }: { section: ReportSection }) {
  return (
    <RuledSection
      heading={section.title}
      anchor={sectionAnchor(section)}
      aside={
        <span className={styles.score}>
          <Score score={section.score} />
        </span>
      }
    >
      <p className={styles.body}>{section.body}</p>
      {section.tiers === null || section.tiers.length === 0 ? null : <ChargeTiers tiers={section.tiers} />}
      {section.evidence.length === 0 ? null : (
        <div className={styles.evidence}>
          <h4 className={styles.label}>Evidence</h4>
          <ul className={styles.list}>
            {section.evidence.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      )}
    </RuledSection>
  );
}
