import type { Finding } from '#core/due-diligence/findings.ts';
import { useFindings } from '#core/due-diligence/use-findings.ts';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { providerName } from '#core/provider-name.ts';
import { providerTypeNames } from '#core/provider-type.ts';
import { trpc } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { buttonLook } from '#ui/button.tsx';
import { capitalise } from '#ui/count-words.ts';
import { Icon } from '#ui/icon.tsx';
import { rightIcon } from '#ui/icons/review-icons.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { ProviderMark } from '#ui/provider-mark.tsx';
import type { Policy } from './policy.ts';
import styles from './policy-provider.module.css';

type ProviderOfPolicy = NonNullable<Policy['provider']>;

/**
 * Who runs the policy, and what our due diligence found about them (rows P2, P4). Where the policy gives the provider's id
 * alone, the list of providers may name it.
 */
export function PolicyProvider({ provider }: { provider: ProviderOfPolicy }) {
  const { data } = trpc.providers.list.useQuery();
  const listed = data?.providers.find(({ uuid }) => uuid === provider.uuid);
  const named = provider.name === null ? (listed ?? provider) : provider;
  return (
    <section className={styles.card} aria-label="Provider">
      <div className={styles.who}>
        <ProviderMark name={named.name} logoUrl={named.logoUrl} />
        <div>
          <h3 className={styles.name}>
            <PageLink to={paths.provider.to({ id: provider.uuid })}>{providerName(named)}</PageLink>
          </h3>
          {listed === undefined ? null : <ProviderKind provider={listed} />}
        </div>
      </div>
      <Loaded
        query={useFindings(provider.uuid)}
        loading={<PartPlace said="Loading what we found about the provider" />}
        failed={(failure) => <FailedPart heading="Our verdict could not be loaded" failure={failure} />}
      >
        {([latest]) =>
          latest === undefined ? (
            <p className={styles.note}>We have not tested {name ?? 'this provider'} yet.</p>
          ) : (
            <Verdict provider={provider} finding={latest} />
          )
        }
      </Loaded>
    </section>
  );
}

type ListedProvider = RouterOutputs['providers']['list']['providers'][number];

/** Of what kind a provider is and since when, as far as the list of providers says. */
function ProviderKind({ provider: { type, yearEstablished } }: { provider: ListedProvider }) {
  const kind = [type && providerTypeNames[type], yearEstablished && `established ${yearEstablished}`];
  return <Note parts={kind} />;
}

/** What is known of it in one line; nothing where none of it is. */
function Note({ parts }: { parts: readonly (string | number | null)[] }) {
  const known = parts.filter(Boolean);
  return known.length === 0 ? null : <p className={styles.note}>{capitalise(known.join(', '))}</p>;
}

type VerdictProps = { provider: ProviderOfPolicy; finding: Finding };

/** The way to the report, under the verdict and score where there are any. */
function Verdict({ provider, finding: { entry, item } }: VerdictProps) {
  const { verdict, overallScore } = item;
  const { financialYear } = entry;
  return (
    <>
      {verdict === null && overallScore === null && financialYear === null ? null : (
        <div className={styles.verdict}>
          {verdict === null ? null : <VerdictChip verdict={verdict} />}
          <Note
            parts={[
              overallScore === null ? null : `${overallScore} of 5`,
              financialYear && `reviewed ${financialYear}`,
            ]}
          />
        </div>
      )}
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
