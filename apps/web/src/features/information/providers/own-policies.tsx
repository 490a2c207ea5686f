import { hasEnded } from '@portal/contract/v1/policy-kind';
import { useQuery } from '@tanstack/react-query';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { policyName, policyNumberText } from '#core/format/policy-name.ts';
import { providerName } from '#core/format/provider-name.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { Icon, rightIcon } from '#ui/icons.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './own-policies.module.css';
import type { Provider } from './provider-queries.ts';

/** P-5: the client's own policies at a provider. */
export function OwnPolicies({ provider }: { provider: Provider }) {
  const trpc = useTRPC();
  const { uuid } = provider;
  return (
    <RuledSection heading="Your policies here">
      <QueryBoundary
        query={useQuery(trpc.providers.myPolicies.queryOptions({ uuid }))}
        loading={<SectionSkeleton label="Loading your policies here" />}
        failed={(failure) => <FailedPart heading="We could not load your policies here" failure={failure} />}
      >
        {({ policies, unreadable }) => (
          <>
            {policies.length === 0 && unreadable === 0 ? (
              <p className={styles.none}>
                You hold no policies with {providerName(provider, 'this provider')}.
              </p>
            ) : null}
            {policies.length === 0 ? null : (
              <ul className={styles.policies}>
                {policies.map((policy) => (
                  <OwnPolicy key={policy.uuid} policy={policy} />
                ))}
              </ul>
            )}
            <UnreadableNote count={unreadable} one="policy" many="policies" />
          </>
        )}
      </QueryBoundary>
    </RuledSection>
  );
}

type Summary = RouterOutputs['providers']['myPolicies']['policies'][number];

function OwnPolicy({ policy }: { policy: Summary }) {
  const { uuid } = policy;
  const trpc = useTRPC();
  // Only the list of all policies has the status.
  const { data } = useQuery(trpc.policies.list.queryOptions());
  const status = data?.policies.find((listed) => listed.uuid === uuid)?.status ?? null;
  const facts = [policyNumberText({ ...policy, status }), hasEnded({ status }) ? 'Ended' : null].filter(
    (fact) => fact !== null,
  );
  return (
    <li className={styles.policy}>
      <PageLink className={styles.link} to={paths.policy.to({ id: uuid })}>
        <span className={styles.main}>
          <strong className={styles.name}>{policyName(policy)}</strong>
          {facts.length === 0 ? null : <span className={styles.facts}>{facts.join(' · ')}</span>}
        </span>
        <Icon shape={rightIcon} />
      </PageLink>
    </li>
  );
}
