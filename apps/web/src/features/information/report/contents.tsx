import { AnchorLink } from '#core/routing/links/link.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Score } from '#ui/data/score.tsx';
import styles from './contents.module.css';
import type { AnchoredSection, Report } from './sections.ts';

type ReportContentsProps = {
  report: Report;
  assessed: readonly AnchoredSection[];
  /** False where the firm scores no section. */
  isScored: boolean;
};

/** The overall score and those of the sections; each section's name links to it. Missing parts are left out. */
export function ReportContents({ report, assessed, isScored }: ReportContentsProps) {
  const { overallScore, previousOverallScore } = report;
  if (overallScore === null && assessed.length === 0) return null;
  return (
    <div className={styles.box} data-scored={overallScore !== null}>
      {overallScore === null ? null : (
        <p className={styles.overall}>
          <b className={styles.number}>{overallScore.toFixed(1)}</b>
          <span className={styles.of}>of 5 overall</span>
          {previousOverallScore === null ? null : (
            <small className={styles.before}>{scoreChange(overallScore, previousOverallScore)}</small>
          )}
        </p>
      )}
      {assessed.length === 0 ? null : (
        <nav aria-label="Sections of this report">
          <ol className={styles.sections}>
            {assessed.map(({ anchor, title, score }) => (
              <li key={anchor} className={styles.section}>
                <AnchorLink className={textLink} anchor={anchor}>
                  {title}
                </AnchorLink>
                {isScored ? <Score score={score} /> : null}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** P-57: how a score, of one to five, compares with the year before. Compared as shown, to one decimal place. */
export function scoreChange(score: number, previous: number): string {
  const [shown, shownBefore] = [score.toFixed(1), previous.toFixed(1)];
  if (shown === shownBefore) return 'The same as the year before';
  const change = Number(shown) - Number(shownBefore);
  return `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change).toFixed(1)} from ${shownBefore} the year before`;
}
