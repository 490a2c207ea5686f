import { policyName } from '#core/format/policy-name.ts';
import { textLink } from '#ui/action/classes.ts';
import { RetryButton } from '#ui/action/retry-button.tsx';
import { Notice, NoticeStatus } from '#ui/feedback/notice.tsx';
import { capitalise, countWord } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { alertIcon, clockIcon } from '#ui/icons.tsx';
import { oncePerList } from '../once-per-list.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { policyWorth } from '../policy-worth.ts';
import { PrintButton, PrintNote, StatementLink } from '../print.tsx';
import { hasOlderValue } from '../valuation-age.ts';
import { ExcludedFromTotal, excludedFromTotal } from './excluded-from-total.tsx';
import styles from './notices.module.css';
import { listFew } from './sentence-parts.ts';

const unreadOnce = oncePerList(unreadValuesNotice);
const olderOnce = oncePerList(olderValuesNotice);
const excludedOnce = oncePerList(excludedFromTotal);

type NoticesProps = {
  policies: readonly PolicyListItem[];
  today: string;
  /** The message of the last refresh that failed; null where it did not. */
  refreshFailure: string | null;
  isRefreshing: boolean;
  onRefresh: () => void;
  onShowOldest: () => void;
};

/** What qualifies the total: values that are old or could not be read, and policies that it does not include. */
export function PortfolioNotices(props: NoticesProps) {
  const excluded = excludedOnce(props.policies);
  return (
    <div className={styles.notices}>
      <ValueNotices {...props} />
      {excluded.length > 0 ? <ExcludedFromTotal excluded={excluded} /> : null}
    </div>
  );
}

/** What can be done with the total, and what its values mean in print. */
export function PortfolioActions() {
  return (
    <div className={styles.actions}>
      <StatementLink />
      <PrintButton label="Print the total and the list" />
      <PrintNote />
    </div>
  );
}

function ValueNotices(props: NoticesProps) {
  const { policies, today, refreshFailure, isRefreshing, onRefresh, onShowOldest } = props;
  const unread = unreadOnce(policies);
  const older = olderOnce(policies, today);
  const tryAgain = <RetryButton kind="quiet" size="small" isRetrying={isRefreshing} onRetry={onRefresh} />;
  return (
    <>
      <NoticeStatus>
        {refreshFailure !== null && (
          <Notice
            meaning="caution"
            icon={alertIcon}
            heading="These figures could not be refreshed"
            action={tryAgain}
          >
            {refreshFailure} These are the last figures that we received.
          </Notice>
        )}
      </NoticeStatus>
      {unread && (
        <Notice meaning="caution" icon={alertIcon} heading={unread.heading} action={tryAgain}>
          {unread.text}
        </Notice>
      )}
      {older && (
        <Notice
          meaning="caution"
          icon={clockIcon}
          heading={older.heading}
          action={
            older.policies > 1 ? (
              <button type="button" className={textLink} onClick={onShowOldest}>
                Show the oldest first
              </button>
            ) : undefined
          }
        >
          {older.text}
        </Notice>
      )}
    </>
  );
}

type ValueNotice = { heading: string; text: string; policies: number };

/**
 * P-45: that counted values are older than usual, with the name, provider and day of the oldest; null where none is.
 */
export function olderValuesNotice(policies: readonly PolicyListItem[], today: string): ValueNotice | null {
  const older = policies.filter((policy) => hasOlderValue(policy, today));
  const [oldest] = older.toSorted((one, other) => valuedOn(one).localeCompare(valuedOn(other)));
  if (oldest === undefined) return null;
  const value = nameWithProvider(oldest);
  const day = formatDay(valuedOn(oldest));
  const isOne = older.length === 1;
  return {
    heading: isOne
      ? 'One value is older than usual'
      : `${capitalise(countWord(older.length))} values are older than usual`,
    text: isOne
      ? `The last value of ${value} is as at ${day}. The total uses it until a newer one arrives.`
      : `The oldest is the value of ${value}, as at ${day}. The total uses them until newer ones arrive.`,
    policies: older.length,
  };
}

function valuedOn({ valuation }: PolicyListItem): string {
  return valuation.state === 'valued' ? (valuation.valuedOn ?? '') : '';
}

/** "Offshore bond from Northmoor Life"; one without a name or number is "an unnamed policy from Northmoor Life". */
function nameWithProvider(policy: PolicyListItem): string {
  const provider = policy.provider?.name;
  if (!provider) return policyName(policy);
  const isUnnamed = policy.name === null && policy.policyNumber === null;
  return `${isUnnamed ? 'an unnamed policy' : policyName(policy)} from ${provider}`;
}

/** That latest values could not be read, with the names of the policies; null where all could. */
export function unreadValuesNotice(policies: readonly PolicyListItem[]): ValueNotice | null {
  const names = policies.filter((policy) => policyWorth(policy).kind === 'unread').map(policyName);
  if (names.length === 0) return null;
  const isOne = names.length === 1;
  return {
    heading: isOne
      ? 'One value could not be read'
      : `${capitalise(countWord(names.length))} values could not be read`,
    text: `The latest ${isOne ? 'value' : 'values'} of ${listFew(names)} could not be read just now, so the total does not include ${isOne ? 'it' : 'them'}.`,
    policies: names.length,
  };
}
