import { Score } from '#ui/score.tsx';
import { textLink } from '#ui/text-link.ts';
import type { AnchoredSection, Report } from './arrange-report.ts';
import styles from './report-contents.module.css';
import { scoreChange } from './score-change.ts';

type ReportContentsProps = {
  report: Report;
  assessed: readonly AnchoredSection[];
  /** False where the firm scores no section. */
  isScored: boolean;
};

/** The score as a whole and by section; each section's name leads to it. Only what a report has. */
export function ReportContents({ report, assessed, isScored }: ReportContentsProps) {
  const { overallScore, previousOverallScore } = report;
  if (overallScore === null && assessed.length === 0) return null;
  return (
    <div className={styles.box} data-scored={overallScore !== null}>
      {overallScore === null ? null : (
        <p className={styles.overall}>
          <b className={styles.number}>{overallScore.toFixed(1)}</b>
          <span className={styles.of}>of 5 overall</span>
          <small className={styles.before}>{scoreChange(overallScore, previousOverallScore)}</small>
        </p>
      )}
      {assessed.length === 0 ? null : (
        <nav aria-label="Sections of this report">
          <ol className={styles.sections}>
            {assessed.map(({ anchor, title, score }) => (
              <li key={anchor} className={styles.section}>
                <a className={textLink} href={`#${anchor}`}>
                  {title}
                </a>
                {isScored ? <Score score={score} /> : null}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
