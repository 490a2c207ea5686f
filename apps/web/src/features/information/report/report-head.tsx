import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { isNative } from '#env.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { printIcon } from '#ui/icons/review-icons.ts';
import { textLink } from '#ui/text-link.ts';
import { usePrefetchProvider, useProvider } from '../providers/use-provider.ts';
import { SubjectHead } from '../subject-head.tsx';
import type { Report } from './arrange-report.ts';
import styles from './report-head.module.css';

/** Whom a report is about and in which year, the verdict, and what may be done with the report. */
export function ReportHead({ report }: { report: Report }) {
  const { provider, dueDiligence, segment, verdict, previousVerdict } = report;
  const prefetch = usePrefetchProvider();
  return (
    <div className={styles.head}>
      <SubjectHead
        label={`Report ${dueDiligence.financialYear} · ${segment}`}
        name={provider.name}
        logoUrl={useProvider(provider.uuid).data?.logoUrl ?? null}
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
          to={paths.provider.to({ id: provider.uuid })}
          prefetch={() => prefetch(provider.uuid)}
        >
          About {provider.name}
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
