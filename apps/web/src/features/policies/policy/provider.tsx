import { useQuery } from '@tanstack/react-query';
import type { Finding } from '#core/due-diligence/findings.ts';
import { useFindings } from '#core/due-diligence/review-queries.ts';
import { VerdictChip } from '#core/due-diligence/verdict-chip.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { providerName, providerTypeName } from '#core/format/provider-name.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { buttonLook } from '#ui/action/button.tsx';
import { touchLink } from '#ui/action/classes.ts';
import { ProviderMark } from '#ui/brand/provider-mark.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { capitalise } from '#ui/format/counts.ts';
import { Icon, rightIcon } from '#ui/icons.tsx';
import type { Policy } from '../policy-queries.ts';
import styles from './provider.module.css';

type ProviderOfPolicy = NonNullable<Policy['provider']>;

/**
 * The provider of the policy, and our latest verdict on it (P-2, P-17). Where the policy has only the provider's id,
 * its name may come from the list of providers.
 */
export function PolicyProvider({ provider }: { provider: ProviderOfPolicy }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.providers.list.queryOptions());
  const listed = data?.providers.find(({ uuid }) => uuid === provider.uuid);
  const named = provider.name === null ? (listed ?? provider) : provider;
  return (
    <section className={styles.card} aria-label="Provider">
      <div className={styles.who}>
        <ProviderMark name={named.name} logoUrl={named.logoUrl} />
        <div>
          <h3 className={styles.name}>
            <PageLink className={touchLink} to={paths.provider.to({ id: provider.uuid })}>
              {providerName(named)}
            </PageLink>
          </h3>
          {listed === undefined ? null : <ProviderKind provider={listed} />}
        </div>
      </div>
      <QueryBoundary
        query={useFindings(provider.uuid)}
        loading={<SectionSkeleton label="Loading what we found about the provider" />}
        failed={(failure) => <FailedPart heading="We could not load our verdict" failure={failure} />}
      >
        {({ found: [latest], unreadable }) =>
          latest === undefined ? (
            <p className={styles.note}>We have not tested {providerName(named, 'this provider')} yet.</p>
          ) : (
            <Verdict provider={provider} finding={latest} unreadable={unreadable} />
          )
        }
      </QueryBoundary>
    </section>
  );
}

type ListedProvider = RouterOutputs['providers']['list']['providers'][number];

/** The type of a provider and its year of establishment, as far as the list of providers has them. */
function ProviderKind({ provider: { type, yearEstablished } }: { provider: ListedProvider }) {
  const kind = [providerTypeName(type), yearEstablished && `established ${yearEstablished}`];
  return <Note parts={kind} />;
}

/** The known parts in one line; nothing where none is known. */
function Note({ parts }: { parts: readonly (string | number | null)[] }) {
  const known = parts.filter(Boolean);
  return known.length === 0 ? null : <p className={styles.note}>{capitalise(known.join(', '))}</p>;
}

type VerdictProps = { provider: ProviderOfPolicy; finding: Finding; unreadable: number };

/** The verdict and the score where there are any, whether another may be missing, and a link to the report. */
function Verdict({ provider, finding: { entry, item }, unreadable }: VerdictProps) {
  const { verdict, overallScore } = item;
  const { financialYear } = entry;
  return (
    <>
      {verdict === null && overallScore === null && financialYear === null && unreadable === 0 ? null : (
        <div className={styles.verdict}>
          {verdict === null ? null : <VerdictChip verdict={verdict} />}
          <Note
            parts={[
              overallScore === null ? null : `${overallScore.toFixed(1)} of 5`,
              financialYear && `reviewed ${financialYear}`,
            ]}
          />
          <UnreadableNote count={unreadable} one="review" many="reviews" />
        </div>
      )}
      <PageLink
        {...buttonLook({ kind: 'quiet', size: 'small' })}
        to={paths.providerReport.to({ dueDiligenceUuid: entry.uuid, providerUuid: provider.uuid })}
      >
        Read the report
        <Icon shape={rightIcon} />
      </PageLink>
    </>
  );
}
