import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { formatDay } from '#ui/format-day.ts';
import { FactLine } from '../fact-line.tsx';
import { arrangeReport, type Report } from './arrange-report.ts';
import { AssessedSection } from './assessed-section.tsx';
import styles from './report-article.module.css';
import { ReportContents } from './report-contents.tsx';
import { ReportHead } from './report-head.tsx';
import { StrengthsAndConcerns } from './strengths-and-concerns.tsx';

/** Row P4: a report: what it comes to, how that stands to the year before, and what it rests on. */
export function ReportArticle({ report }: { report: Report }) {
  const { provider, dueDiligence, publishedOn, reviewedBy } = report;
  useDocumentTitle(
    `${provider.name}, ${paths.providerReport.title.toLowerCase()} ${dueDiligence.financialYear}`,
  );
  const { conclusion, strengths, concerns, assessed } = arrangeReport(report.sections);
  return (
    <article className={styles.report}>
      <ReportHead report={report} />
      {conclusion === undefined ? null : <p className={styles.conclusion}>{conclusion.body}</p>}
      <FactLine
        facts={[
          { name: 'Published', value: formatDay(publishedOn) },
          { name: 'Reviewed by', value: reviewedBy },
        ]}
      />
      <ReportContents report={report} assessed={assessed} />
      <StrengthsAndConcerns strengths={strengths} concerns={concerns} />
      {assessed.map((section) => (
        <AssessedSection key={section.key} section={section} />
      ))}
    </article>
  );
}
