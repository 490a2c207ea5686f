import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { formatDay } from '#ui/format/day.ts';
import { Column, Columns } from '#ui/layout/columns.tsx';
import { FactLine } from '../fact-line.tsx';
import styles from './article.module.css';
import { AssessedSection } from './assessed-section.tsx';
import { ReportContents } from './contents.tsx';
import { ReportHead, reportTitle } from './head.tsx';
import { type ReportId, useReportSubject } from './report-queries.ts';
import { arrangeReport, type Report } from './sections.ts';
import { StrengthsAndConcerns } from './strengths-and-concerns.tsx';

/** P-57: a report: its conclusion, the comparison with the previous year, and its evidence. */
export function ReportArticle({ id, report }: { id: ReportId; report: Report }) {
  const subject = useReportSubject(id, report);
  useDocumentTitle(reportTitle(subject));
  const { conclusion, strengths, concerns, assessed } = arrangeReport(report.sections);
  const isScored = assessed.some(({ score }) => score !== null);
  const hasText = conclusion || strengths || concerns || assessed.length > 0;
  return (
    <article className={styles.report}>
      <ReportHead report={report} subject={subject} />
      <Columns>
        <Column>
          {conclusion === undefined ? null : <p className={styles.conclusion}>{conclusion.body}</p>}
          <FactLine
            facts={[
              {
                name: 'Published',
                value: report.publishedOn === null ? null : formatDay(report.publishedOn),
              },
              { name: 'Reviewed by', value: report.reviewedBy },
            ]}
          />
          <ReportContents report={report} assessed={assessed} isScored={isScored} />
          {hasText ? null : <p className={styles.empty}>This report has no text that we can show here.</p>}
          <StrengthsAndConcerns strengths={strengths} concerns={concerns} />
        </Column>
        <Column>
          {assessed.map((section) => (
            <AssessedSection key={section.anchor} section={section} isScored={isScored} />
          ))}
        </Column>
      </Columns>
    </article>
  );
}
