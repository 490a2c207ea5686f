import { type Finding, reportName } from '#core/due-diligence/findings.ts';
import { VerdictChangeNote } from '#core/due-diligence/verdict-change-note.tsx';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { type Asked, Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { Score } from '#ui/score.tsx';
import { textLink } from '#ui/text-link.ts';
import { usePrefetchReport } from '../report/use-report.ts';
import type { Provider } from './filter-providers.ts';
import styles from './provider-findings.module.css';

type ProviderFindingsProps = { provider: Provider; findings: Asked<Finding[]> };

/** The years in which a provider was on the panel, newest first, each with its report and the verdict if one was given (row P5). */
export function ProviderFindings({ provider, findings }: ProviderFindingsProps) {
  return (
    <RuledSection heading="What we found">
      <Loaded
        query={findings}
        loading={<PartPlace said="Loading what we found" />}
        failed={(failure) => <FailedPart heading="We could not load what we found" failure={failure} />}
      >
        {(found) =>
          found.length === 0 ? (
            <p className={styles.none}>We have not tested {providerName(provider, 'this provider')} yet.</p>
          ) : (
            <ul className={styles.years}>
              {found.map((finding) => (
                <FoundYear key={finding.entry.uuid} provider={provider} finding={finding} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </RuledSection>
  );
}

function FoundYear({ provider, finding: { entry, item } }: { provider: Provider; finding: Finding }) {
  const prefetch = usePrefetchReport();
  const report = { dueDiligenceId: entry.uuid, providerId: provider.uuid };
  return (
    <li className={styles.year}>
      <PageLink
        className={`${textLink} ${styles.link}`}
        to={paths.providerReport.to(report)}
        prefetch={() => prefetch({ dueDiligenceUuid: entry.uuid, providerUuid: provider.uuid })}
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
