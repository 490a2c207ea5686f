import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { formatShortDay } from '#ui/format-day.ts';
import { Icon } from '#ui/icon.tsx';
import { clockIcon } from '#ui/icons/portfolio-icons.ts';
import styles from './policy-figure.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { policyWorth } from './policy-worth.ts';

type PolicyFigureProps = { policy: PolicyListItem; isOlder: boolean };

/** What a policy is worth and the day of it where it is known; where there is no value, words say so. */
export function PolicyFigure({ policy, isOlder }: PolicyFigureProps) {
  const worth = policyWorth(policy);
  switch (worth.kind) {
    case 'fund':
      return (
        <>
          <PrivateAmount pence={worth.pence} />
          {worth.valuedOn === null ? null : (
            <span className={styles.when} data-older={isOlder || undefined}>
              {isOlder ? <Icon shape={clockIcon} className={styles.clock} /> : null}
              <time dateTime={worth.valuedOn}>{formatShortDay(worth.valuedOn)}</time>
            </span>
          )}
        </>
      );
    case 'unread':
      return <span className={styles.words}>Could not be read</span>;
    case 'awaited':
      return (
        <>
          <span className={styles.words}>No value yet</span>
          {policy.status === 'submitted_to_provider' && policy.startDate !== null ? (
            <span className={styles.when}>Submitted {formatShortDay(policy.startDate)}</span>
          ) : null}
        </>
      );
    default:
      if (worth.pence === null) return <span className={styles.words}>No fund value</span>;
      return (
        <>
          <PrivateAmount pence={worth.pence} isWhole />
          <span className={styles.when}>{worth.unit}</span>
        </>
      );
  }
}
