import { policyName } from '#core/policy-name.ts';
import { capitalise, countWord, listWords } from '#ui/count-words.ts';
import { formatDay } from '#ui/format-day.ts';
import type { PolicyListItem } from './policy-list-item.ts';
import { policyWorth } from './policy-worth.ts';
import { sortPolicies } from './sort-policies.ts';
import { hasOlderValue } from './total.ts';

export type ValueNotice = { heading: string; text: string; policies: number };

/** Says that counted values are older than usual, naming the oldest with its provider and day; null where none is. */
export function olderValuesNotice(policies: readonly PolicyListItem[], today: string): ValueNotice | null {
  const older = policies.filter((policy) => hasOlderValue(policy, today));
  const oldest = sortPolicies(older, 'oldest')[0];
  if (oldest?.valuation.state !== 'valued' || oldest.valuation.valuedOn === null) return null;
  const value = [policyName(oldest), oldest.provider?.name].filter(Boolean).join(' from ');
  const day = formatDay(oldest.valuation.valuedOn);
  const isOne = older.length === 1;
  return {
    heading: isOne
      ? 'One value is older than usual'
      : `${capitalise(countWord(older.length))} values are older than usual`,
    text: isOne
      ? `The last value of ${value} is as at ${day}. The total uses it until a newer one comes.`
      : `The oldest is the value of ${value}, as at ${day}. The total uses them until newer ones come.`,
    policies: older.length,
  };
}

const MOST_NAMES = 3;

/** Says that latest values could not be read, naming the policies; null where all could. */
export function unreadValuesNotice(policies: readonly PolicyListItem[]): ValueNotice | null {
  const names = policies.filter((policy) => policyWorth(policy).kind === 'unread').map(policyName);
  if (names.length === 0) return null;
  const isOne = names.length === 1;
  const named =
    names.length > MOST_NAMES
      ? [...names.slice(0, MOST_NAMES - 1), `${countWord(names.length - MOST_NAMES + 1)} more`]
      : names;
  return {
    heading: isOne
      ? 'One value could not be read'
      : `${capitalise(countWord(names.length))} values could not be read`,
    text: `The latest ${isOne ? 'value' : 'values'} of ${listWords(named)} did not reach us just now, so the total is without ${isOne ? 'it' : 'them'}.`,
    policies: names.length,
  };
}
