import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { policyName } from '#core/policy-name.ts';
import { providerName } from '#core/provider-name.ts';
import { trpc } from '#core/trpc/react.ts';
import type { RouterOutputs } from '#core/trpc/router-outputs.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { Icon } from '#ui/icon.tsx';
import { rightIcon } from '#ui/icons/review-icons.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import type { Provider } from './filter-providers.ts';
import styles from './own-policies.module.css';

/** Row P5: the person's own policies at a provider. */
export function OwnPolicies({ provider }: { provider: Provider }) {
  const { uuid } = provider;
  return (
    <RuledSection heading="Your policies here">
      <Loaded
        query={trpc.providers.myPolicies.useQuery({ uuid })}
        loading={<PartPlace said="Loading your policies here" />}
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
      </Loaded>
    </RuledSection>
  );
}

type Summary = RouterOutputs['providers']['myPolicies']['policies'][number];

function OwnPolicy({ policy }: { policy: Summary }) {
  const { uuid, policyNumber } = policy;
  const isAwaited = useAwaitsNumber(uuid);
  const number = policyNumber ?? (isAwaited ? 'Awaiting number' : null);
  return (
    <li className={styles.policy}>
      <PageLink className={styles.link} to={paths.policy.to({ id: uuid })}>
        <span className={styles.main}>
          <strong className={styles.name}>{policyName(policy)}</strong>
          {number === null ? null : <span className={styles.number}>{number}</span>}
        </span>
        <Icon shape={rightIcon} />
      </PageLink>
    </li>
  );
}

/** Whether a policy waits for its number: the provider has yet to take it on. A firm may also just not give the number. */
function useAwaitsNumber(uuid: string): boolean {
  const { data } = trpc.policies.list.useQuery();
  const policy = data?.policies.find((candidate) => candidate.uuid === uuid);
  return policy?.status === 'submitted_to_provider';
}
