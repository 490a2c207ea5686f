import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { Icon } from '#ui/icon.tsx';
import { rightIcon } from '#ui/icons/review-icons.ts';
import { PartPlace } from '#ui/part-place.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import type { Provider } from './filter-providers.ts';
import styles from './own-policies.module.css';

/** Row P5: the person's own policies at a provider. */
export function OwnPolicies({ provider: { uuid, name } }: { provider: Provider }) {
  return (
    <RuledSection heading="Your policies here">
      <Loaded
        query={trpc.providers.myPolicies.useQuery({ uuid })}
        loading={<PartPlace said="Loading your policies here" />}
        failed={(failure) => <FailedPart heading="We could not load your policies here" failure={failure} />}
      >
        {({ policies }) =>
          policies.length === 0 ? (
            <p className={styles.none}>You hold no policies with {name}.</p>
          ) : (
            <ul className={styles.policies}>
              {policies.map((policy) => (
                <li key={policy.uuid} className={styles.policy}>
                  <PageLink className={styles.link} to={paths.policy.to({ id: policy.uuid })}>
                    <span className={styles.main}>
                      <strong className={styles.name}>{policy.name}</strong>
                      <span className={styles.number}>{policy.policyNumber ?? 'Awaiting number'}</span>
                    </span>
                    <Icon shape={rightIcon} />
                  </PageLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </RuledSection>
  );
}
