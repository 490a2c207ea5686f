import { type Finding, reportName } from '#core/due-diligence/findings.ts';
import type { Findings } from '#core/due-diligence/review-queries.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { providerName } from '#core/format/provider-name.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { QueryBoundary, type QueryState } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Score } from '#ui/data/score.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import { usePrefetchReport } from '../report/report-queries.ts';
import styles from './findings.module.css';
import type { Provider } from './provider-queries.ts';

type ProviderFindingsProps = { provider: Provider; findings: QueryState<Findings> };

/**
 * The years in which a provider was on the panel, newest first, each with its report and the verdict if one was given
 * (P-5).
 */
export function ProviderFindings({ provider, findings }: ProviderFindingsProps) {
  return (
    <RuledSection heading="What we found">
      <QueryBoundary
        query={findings}
        loading={<SectionSkeleton label="Loading what we found" />}
        failed={(failure) => <FailedPart heading="We could not load what we found" failure={failure} />}
      >
        {({ found, unreadable }) =>
          found.length === 0 ? (
            <p className={styles.none}>We have not tested {providerName(provider, 'this provider')} yet.</p>
          ) : (
            <>
              <ul className={styles.years}>
                {found.map((finding) => (
                  <FoundYear key={finding.entry.uuid} provider={provider} finding={finding} />
                ))}
              </ul>
              <UnreadableNote count={unreadable} one="review" many="reviews" />
            </>
          )
        }
      </QueryBoundary>
    </RuledSection>
  );
}

function FoundYear({ provider, finding: { entry, item } }: { provider: Provider; finding: Finding }) {
  const prefetch = usePrefetchReport();
  const report = { dueDiligenceUuid: entry.uuid, providerUuid: provider.uuid };
  return (
    <li className={styles.year}>
      <PageLink
        className={`${textLink} ${styles.link}`}
        to={paths.providerReport.to(report)}
        prefetch={() => prefetch(report)}
      >
        {reportName(entry.financialYear)}
      </PageLink>
      {item.verdict === null ? null : (
        <span className={styles.verdict}>
          <VerdictChip verdict={item.verdict} />
          <VerdictChangeNote verdict={item.verdict} previous={item.previousVerdict} />
        </span>
      )}
      {item.overallScore === null ? null : (
        <span className={styles.score}>
          <Score score={item.overallScore} />
        </span>
      )}
    </li>
  );
}
