import { reportName } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { isNative } from '#env.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { printIcon } from '#ui/icons/review-icons.ts';
import { textLink } from '#ui/text-link.ts';
import { usePrefetchProvider } from '../providers/use-provider.ts';
import { SubjectHead } from '../subject-head.tsx';
import type { Report } from './arrange-report.ts';
import styles from './report-head.module.css';
import type { ReportSubject } from './use-report-subject.ts';

/** Whom a report is about and in which year, the verdict, and what may be done with the report. */
export function ReportHead({ report, subject }: { report: Report; subject: ReportSubject }) {
  const { segment, verdict, previousVerdict } = report;
  const prefetch = usePrefetchProvider();
  return (
    <div className={styles.head}>
      <SubjectHead
        label={[reportName(subject.financialYear), segment].filter((part) => part !== null).join(' · ')}
        provider={subject}
        aside={
          <>
            <VerdictChip verdict={verdict} />
            <VerdictChangeNote verdict={verdict} previous={previousVerdict} />
          </>
        }
      />
      <p className={styles.actions}>
        <PageLink
          className={textLink}
          to={paths.provider.to({ id: subject.uuid })}
          prefetch={() => prefetch(subject.uuid)}
        >
          About {providerName(subject, 'this provider')}
        </PageLink>
        {!isNative && <PrintButton />}
      </p>
    </div>
  );
}

/** Not for a packaged app, whose web view prints nothing. */
function PrintButton() {
  return (
    <Button kind="quiet" size="small" onClick={() => window.print()}>
      <Icon shape={printIcon} />
      Print
    </Button>
  );
}
