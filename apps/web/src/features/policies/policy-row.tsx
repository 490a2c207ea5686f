import type { PolicyStatus } from '@portal/contract/policies';
import { memo } from 'react';
import { PageLink } from '#core/page-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { usersIcon } from '#ui/icons/portfolio-icons.ts';
import { CategoryMark } from './category-mark.tsx';
import { PolicyFigure } from './policy-figure.tsx';
import type { PolicyListItem } from './policy-list-item.ts';
import styles from './policy-row.module.css';
import { statusNames } from './status.ts';
import { hasOlderValue } from './total.ts';

type PolicyRowProps = {
  policy: PolicyListItem;
  today: string;
  to: string;
  /** It is the one that the page beside the list shows. */
  isChosen: boolean;
  onIntend: (uuid: string) => void;
};

/** One policy of the list: what it is, who runs it, what it is worth and since when; leads to its page. */
export const PolicyRow = memo(function PolicyRow({ policy, today, to, isChosen, onIntend }: PolicyRowProps) {
  const isOlder = hasOlderValue(policy, today);
  return (
    <PageLink
      className={styles.row}
      to={to}
      prefetch={() => onIntend(policy.uuid)}
      aria-current={isChosen ? 'page' : undefined}
    >
      <span className={styles.main}>
        <strong className={styles.name}>{policy.name}</strong>
        <span className={styles.source}>
          {policy.provider.name}
          <span className={styles.number}>{policy.policyNumber ?? 'Awaiting number'}</span>
        </span>
        <span className={styles.marks}>
          <CategoryMark category={policy.category} />
          {policy.owners.length > 1 ? (
            <span className={styles.joint}>
              <Icon shape={usersIcon} className={styles.people} />
              Joint
            </span>
          ) : null}
          <StatusMark status={policy.status} />
          {isOlder ? <Chip meaning="caution">Older value</Chip> : null}
        </span>
      </span>
      <span className={styles.figure}>
        <PolicyFigure policy={policy} isOlder={isOlder} />
      </span>
    </PageLink>
  );
});

/** In force is what people expect, so it is not said. */
function StatusMark({ status }: { status: PolicyStatus }) {
  if (status === 'in_force') return null;
  return <Chip meaning={status === 'submitted_to_provider' ? 'info' : 'plain'}>{statusNames[status]}</Chip>;
}
