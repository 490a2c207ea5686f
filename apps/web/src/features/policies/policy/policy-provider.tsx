import type { Finding } from '#core/due-diligence/findings.ts';
import { useFindings } from '#core/due-diligence/use-findings.ts';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { providerTypeNames } from '#core/provider-type.ts';
import { trpc } from '#core/trpc/react.ts';
import { buttonLook } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { rightIcon } from '#ui/icons/review-icons.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { ProviderMark } from '#ui/provider-mark.tsx';
import type { Policy } from './policy.ts';
import styles from './policy-provider.module.css';

type ProviderOfPolicy = Policy['provider'];

/** Who runs the policy, and what our due diligence found about them (rows P2, P4). */
export function PolicyProvider({ provider }: { provider: ProviderOfPolicy }) {
  return (
    <section className={styles.card} aria-label="Provider">
      <div className={styles.who}>
        <ProviderMark name={provider.name} logoUrl={provider.logoUrl} />
        <div>
          <h3 className={styles.name}>
            <PageLink to={paths.provider.to({ id: provider.uuid })}>{provider.name}</PageLink>
          </h3>
          <ProviderKind uuid={provider.uuid} />
        </div>
      </div>
      <Loaded
        query={useFindings(provider.uuid)}
        loading={<PartPlace said="Loading what we found about the provider" />}
        failed={(failure) => <FailedPart heading="Our verdict could not be loaded" failure={failure} />}
      >
        {([latest]) =>
          latest === undefined ? (
            <p className={styles.note}>We have not tested {provider.name} yet.</p>
          ) : (
            <Verdict provider={provider} finding={latest} />
          )
        }
      </Loaded>
    </section>
  );
}

/** Says less where the list of providers has not come: the name is enough. */
function ProviderKind({ uuid }: { uuid: string }) {
  const { data } = trpc.providers.list.useQuery();
  const provider = data?.providers.find((known) => known.uuid === uuid);
  if (provider === undefined) return null;
  const { type, yearEstablished } = provider;
  const since = yearEstablished === null ? '' : `, established ${yearEstablished}`;
  return (
    <p className={styles.note}>
      {providerTypeNames[type]}
      {since}
    </p>
  );
}

type VerdictProps = { provider: ProviderOfPolicy; finding: Finding };

function Verdict({ provider, finding: { entry, item } }: VerdictProps) {
  return (
    <>
      <div className={styles.verdict}>
        <VerdictChip verdict={item.verdict} />
        <p className={styles.note}>
          {item.overallScore} of 5, reviewed {entry.financialYear}
        </p>
      </div>
      <PageLink
        {...buttonLook({ kind: 'quiet', size: 'small' })}
        to={paths.providerReport.to({ dueDiligenceId: entry.uuid, providerId: provider.uuid })}
      >
        Read the report
        <Icon shape={rightIcon} />
      </PageLink>
    </>
  );
}
