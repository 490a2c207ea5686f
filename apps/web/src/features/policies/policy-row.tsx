import { memo } from 'react';
import { PageLink } from '#core/page-link.tsx';
import { policyName } from '#core/policy-name.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { usersIcon } from '#ui/icons/portfolio-icons.ts';
import { CategoryMark } from './category-mark.tsx';
import { PolicyFigure } from './policy-figure.tsx';
import { type PolicyListItem, shownNumber } from './policy-list-item.ts';
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

/** One policy of the list: what it is, who runs it, what it is worth and since when, as far as known; leads to its page. */
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
        <strong className={styles.name}>{policyName(policy)}</strong>
        <Source policy={policy} />
        <Marks policy={policy} isOlder={isOlder} />
      </span>
      <span className={styles.figure}>
        <PolicyFigure policy={policy} isOlder={isOlder} />
      </span>
    </PageLink>
  );
});

function Source({ policy }: { policy: PolicyListItem }) {
  const provider = policy.provider?.name || null;
  const number = shownNumber(policy);
  if (provider === null && number === null) return null;
  return (
    <span className={styles.source}>
      {provider === null ? null : <span>{provider}</span>}
      {number === null ? null : <span className={styles.number}>{number}</span>}
    </span>
  );
}

/** In force is what people expect, so it is not said. */
function Marks({ policy, isOlder }: { policy: PolicyListItem; isOlder: boolean }) {
  const { category } = policy;
  const isJoint = policy.owners !== null && policy.owners.length > 1;
  const status = policy.status === 'in_force' ? null : policy.status;
  if (category === null && !isJoint && status === null && !isOlder) return null;
  return (
    <span className={styles.marks}>
      {category === null ? null : <CategoryMark category={category} />}
      {isJoint ? (
        <span className={styles.joint}>
          <Icon shape={usersIcon} className={styles.people} />
          Joint
        </span>
      ) : null}
      {status === null ? null : (
        <Chip meaning={status === 'submitted_to_provider' ? 'info' : 'plain'}>{statusNames[status]}</Chip>
      )}
      {isOlder ? <Chip meaning="caution">Older value</Chip> : null}
    </span>
  );
}
