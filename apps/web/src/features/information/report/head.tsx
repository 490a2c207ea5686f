import { reportName } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { providerName } from '#core/format/provider-name.ts';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { canPrint } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Icon, printIcon } from '#ui/icons.tsx';
import { usePrefetchProvider } from '../providers/provider-queries.ts';
import { SubjectHead } from '../subject-head.tsx';
import styles from './head.module.css';
import type { ReportSubject } from './report-queries.ts';
import type { Report } from './sections.ts';

/** Whom a report is about and in which year, the verdict, and what may be done with the report. */
export function ReportHead({ report, subject }: { report: Report; subject: ReportSubject }) {
  const { segment, verdict, previousVerdict } = report;
  const prefetch = usePrefetchProvider();
  return (
    <div className={styles.head}>
      <SubjectHead
        headingRef={useOpenedHeading()}
        label={[reportName(subject.financialYear), segment].filter((part) => part !== null).join(' · ')}
        provider={subject}
        title={reportTitle(subject)}
        aside={
          <>
            <VerdictChip verdict={verdict} />
            <VerdictChangeNote verdict={verdict} previous={previousVerdict} />
          </>
        }
      />
      <div className={styles.actions}>
        <PageLink
          className={textLink}
          to={paths.provider.to({ id: subject.uuid })}
          prefetch={() => prefetch(subject.uuid)}
        >
          About {providerName(subject, 'this provider')}
        </PageLink>
        {canPrint ? (
          <Button kind="quiet" size="small" onClick={() => window.print()}>
            <Icon shape={printIcon} />
            Print
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The title of the page of a report. */
export function reportTitle(subject: ReportSubject): string {
  return `${providerName(subject)}, ${reportName(subject.financialYear).toLowerCase()}`;
}
