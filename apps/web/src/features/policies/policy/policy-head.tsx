import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { usersIcon } from '#ui/icons/portfolio-icons.ts';
import { checkIcon } from '#ui/icons/security-icons.ts';
import { paneHeading } from '#ui/pane-heading.ts';
import { textLink } from '#ui/text-link.ts';
import { CategorySquare } from '../category-mark.tsx';
import { planTypeNames } from '../plan-type.ts';
import { statusNames } from '../status.ts';
import { jointWords } from './joint-words.ts';
import type { Policy } from './policy.ts';
import styles from './policy-head.module.css';

/** What the policy is, who runs it, and how it stands. */
export function PolicyHead({ policy }: { policy: Policy }) {
  const { provider } = policy;
  const joint = jointWords(policy.owners);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.kind}>
          <CategorySquare category={policy.category} />
          {planTypeNames[policy.planType]}
        </p>
        <h2 className={paneHeading}>{policy.name}</h2>
        <p className={styles.source}>
          <PageLink className={textLink} to={paths.provider.to({ id: provider.uuid })}>
            {provider.name}
          </PageLink>
          <span className={styles.number}>{policy.policyNumber ?? 'Awaiting number'}</span>
        </p>
      </div>
      <ul className={styles.marks}>
        <li>
          <StatusMark status={policy.status} />
        </li>
        {joint === null ? null : (
          <li>
            <Chip icon={usersIcon}>{joint}</Chip>
          </li>
        )}
      </ul>
    </header>
  );
}

function StatusMark({ status }: Pick<Policy, 'status'>) {
  const name = statusNames[status];
  if (status === 'in_force')
    return (
      <Chip meaning="positive" icon={checkIcon}>
        {name}
      </Chip>
    );
  return <Chip meaning={status === 'submitted_to_provider' ? 'info' : 'plain'}>{name}</Chip>;
}
