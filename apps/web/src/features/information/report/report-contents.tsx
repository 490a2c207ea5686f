import { Score } from '#ui/score.tsx';
import { textLink } from '#ui/text-link.ts';
import { type Report, type ReportSection, sectionAnchor } from './arrange-report.ts';
import styles from './report-contents.module.css';
import { scoreChange } from './score-change.ts';

type ReportContentsProps = { report: Report; assessed: readonly ReportSection[] };

/** The score as a whole and by section; each section's name leads to it. */
export function ReportContents({ report, assessed }: ReportContentsProps) {
  return (
    <div className={styles.box}>
      <p className={styles.overall}>
        <b className={styles.number}>{report.overallScore.toFixed(1)}</b>
        <span className={styles.of}>of 5 overall</span>
        <small className={styles.before}>
          {scoreChange(report.overallScore, report.previousOverallScore)}
        </small>
      </p>
      <nav aria-label="Sections of this report">
        <ol className={styles.sections}>
          {assessed.map((section) => (
            <li key={section.key} className={styles.section}>
              <a className={textLink} href={`#${sectionAnchor(section)}`}>
                {section.title}
              </a>
              <Score score={section.score} />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
