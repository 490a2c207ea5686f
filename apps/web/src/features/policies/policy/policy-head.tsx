import type { PolicyStatus } from '@portal/contract/policies';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { policyName } from '#core/policy-name.ts';
import { Chip } from '#ui/chip.tsx';
import { usersIcon } from '#ui/icons/portfolio-icons.ts';
import { checkIcon } from '#ui/icons/security-icons.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { textLink } from '#ui/text-link.ts';
import { categoryNames } from '../category.ts';
import { CategorySquare } from '../category-mark.tsx';
import { planTypeNames } from '../plan-type.ts';
import { shownNumber } from '../policy-list-item.ts';
import { statusNames } from '../status.ts';
import { jointWords } from './joint-words.ts';
import type { Policy } from './policy.ts';
import styles from './policy-head.module.css';

/** What the policy is, who runs it, and its status, as far as known. */
export function PolicyHead({ policy }: { policy: Policy }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Kind policy={policy} />
        <h2 className={paneHeading}>{policyName(policy)}</h2>
        <Source policy={policy} />
      </div>
      <Marks policy={policy} />
    </header>
  );
}

function Kind({ policy: { category, planType } }: { policy: Policy }) {
  const kind = (planType && planTypeNames[planType]) ?? (category && categoryNames[category]);
  if (kind === null) return null;
  return (
    <p className={styles.kind}>
      {category === null ? null : <CategorySquare category={category} />}
      {kind}
    </p>
  );
}

function Source({ policy }: { policy: Policy }) {
  const provider = policy.provider?.name ? policy.provider : null;
  const number = shownNumber(policy);
  if (provider === null && number === null) return null;
  return (
    <p className={styles.source}>
      {provider === null ? null : (
        <PageLink className={textLink} to={paths.provider.to({ id: provider.uuid })}>
          {provider.name}
        </PageLink>
      )}
      {number === null ? null : <span className={styles.number}>{number}</span>}
    </p>
  );
}

function Marks({ policy: { status, owners } }: { policy: Policy }) {
  const joint = jointWords(owners);
  if (status === null && joint === null) return null;
  return (
    <ul className={styles.marks}>
      {status === null ? null : (
        <li>
          <StatusMark status={status} />
        </li>
      )}
      {joint === null ? null : (
        <li>
          <Chip icon={usersIcon}>{joint}</Chip>
        </li>
      )}
    </ul>
  );
}

function StatusMark({ status }: { status: PolicyStatus }) {
  const name = statusNames[status];
  if (status === 'in_force')
    return (
      <Chip meaning="positive" icon={checkIcon}>
        {name}
      </Chip>
    );
  return <Chip meaning={status === 'submitted_to_provider' ? 'info' : 'plain'}>{name}</Chip>;
}
