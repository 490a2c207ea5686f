import { memo } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { Chip } from '#ui/data/chip.tsx';
import { formatShortDay } from '#ui/format/day.ts';
import { clockIcon, Icon, usersIcon } from '#ui/icons.tsx';
import { ClientShare } from '../client-share.tsx';
import { CategoryMark, PolicySource, StatusChip } from '../policy-marks.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import { policyWorth } from '../policy-worth.ts';
import { hasOlderValue } from '../valuation-age.ts';
import styles from './row.module.css';

type PolicyRowProps = {
  policy: PolicyListItem;
  today: string;
  to: string;
  /** Whether its page is open beside the list. */
  isOpen: boolean;
  onPrefetch: (uuid: string) => void;
};

/** One policy of the list, as far as it is known: its name, provider, marks and value. It links to its page. */
export const PolicyRow = memo(function PolicyRow({ policy, today, to, isOpen, onPrefetch }: PolicyRowProps) {
  const isOlder = hasOlderValue(policy, today);
  return (
    <PageLink
      className={styles.row}
      to={to}
      prefetch={() => onPrefetch(policy.uuid)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span className={styles.main}>
        <strong className={styles.name}>{policyName(policy)}</strong>
        <PolicySource policy={policy} />
        <Marks policy={policy} isOlder={isOlder} />
      </span>
      <span className={styles.figure}>
        <Figure policy={policy} isOlder={isOlder} />
      </span>
    </PageLink>
  );
});

/** In force is what people expect, so it is not shown. */
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
      {status === null ? null : <StatusChip status={status} />}
      {isOlder ? <Chip meaning="caution">Older value</Chip> : null}
    </span>
  );
}

/** What a policy is worth, with the day of the value where it is known; without a value, a text says why. */
function Figure({ policy, isOlder }: { policy: PolicyListItem; isOlder: boolean }) {
  const worth = policyWorth(policy);
  switch (worth.kind) {
    case 'fund':
      return (
        <>
          <PrivateAmount pence={worth.pence} />
          <ClientShare policy={policy} className={styles.share} />
          {worth.valuedOn === null ? null : (
            <span className={styles.when} data-older={isOlder || undefined}>
              {isOlder ? <Icon shape={clockIcon} className={styles.clock} /> : null}
              <time dateTime={worth.valuedOn}>{formatShortDay(worth.valuedOn)}</time>
            </span>
          )}
        </>
      );
    case 'ended':
      return <span className={styles.text}>Ended</span>;
    case 'unread':
      return <span className={styles.text}>Could not be read</span>;
    case 'awaited':
      return (
        <>
          <span className={styles.text}>No value yet</span>
          {policy.status === 'submitted_to_provider' && policy.startDate !== null ? (
            <span className={styles.when}>Submitted {formatShortDay(policy.startDate)}</span>
          ) : null}
        </>
      );
    default:
      if (worth.pence === null) return <span className={styles.text}>No fund value</span>;
      return (
        <>
          <PrivateAmount pence={worth.pence} isWhole />
          <span className={styles.when}>{worth.unit}</span>
        </>
      );
  }
}
