import { reportName } from '#core/due-diligence/findings.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import { providerName } from '#core/provider-name.ts';
import { formatDay } from '#ui/format-day.ts';
import { FactLine } from '../fact-line.tsx';
import { arrangeReport, type Report } from './arrange-report.ts';
import { AssessedSection } from './assessed-section.tsx';
import styles from './report-article.module.css';
import { ReportContents } from './report-contents.tsx';
import { ReportHead } from './report-head.tsx';
import { StrengthsAndConcerns } from './strengths-and-concerns.tsx';
import type { ReportId } from './use-report.ts';
import { useReportSubject } from './use-report-subject.ts';

/** Row P4: a report: what it comes to, how that compares with the year before, and what it rests on. */
export function ReportArticle({ id, report }: { id: ReportId; report: Report }) {
  const subject = useReportSubject(id, report);
  useDocumentTitle(`${providerName(subject)}, ${reportName(subject.financialYear).toLowerCase()}`);
  const { conclusion, strengths, concerns, assessed } = arrangeReport(report.sections);
  const isScored = assessed.some(({ score }) => score !== null);
  const hasText = conclusion || strengths || concerns || assessed.length > 0;
  return (
    <article className={styles.report}>
      <ReportHead report={report} subject={subject} />
      {conclusion === undefined ? null : <p className={styles.conclusion}>{conclusion.body}</p>}
      <FactLine
        facts={[
          { name: 'Published', value: report.publishedOn === null ? null : formatDay(report.publishedOn) },
          { name: 'Reviewed by', value: report.reviewedBy },
        ]}
      />
      <ReportContents report={report} assessed={assessed} isScored={isScored} />
      {hasText ? null : <p className={styles.empty}>This report has no text that we can show here.</p>}
      <StrengthsAndConcerns strengths={strengths} concerns={concerns} />
      {assessed.map((section) => (
        <AssessedSection key={section.anchor} section={section} isScored={isScored} />
      ))}
    </article>
  );
}
