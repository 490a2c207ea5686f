import { londonDay } from '#core/format/london-time.ts';
import { policyName } from '#core/format/names.ts';
import { countWord, listWords } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { countedFund } from '../total.ts';
import styles from './history.module.css';
import { usePreviousSignIn } from './history-queries.ts';

/** Which policies have a new value since the client was here last; nothing where there is none, or no such day is known. */
export function SinceLastVisit({ policies }: { policies: readonly PolicyListItem[] }) {
  const visit = usePreviousSignIn();
  const names = visit === null ? [] : namesOfNewValues(policies, visit);
  if (visit === null || names.length === 0) return null;
  return (
    <p className={styles.visit}>
      Since your last visit on {formatDay(londonDay(visit))}, {newValuesText(names)}.
    </p>
  );
}

/** The policies in the total whose latest value reached the firm after a moment. */
export function namesOfNewValues(policies: readonly PolicyListItem[], after: Date): string[] {
  return policies
    .filter((policy) => countedFund(policy) !== null && receivedAfter(policy, after))
    .map(policyName);
}

function receivedAfter({ valuation }: PolicyListItem, moment: Date): boolean {
  return (
    valuation.state === 'valued' &&
    valuation.receivedAt !== null &&
    Date.parse(valuation.receivedAt) > moment.getTime()
  );
}

const MOST_NAMES = 4;

/** "a new value has arrived for Joint account", "new values have arrived for A, B and 12 more". */
export function newValuesText(names: readonly string[]): string {
  if (names.length === 1) return `a new value has arrived for ${names[0]}`;
  const left = names.length - MOST_NAMES;
  const named = left > 1 ? [...names.slice(0, MOST_NAMES), `${countWord(left)} more`] : names;
  return `new values have arrived for ${listWords(named)}`;
}
