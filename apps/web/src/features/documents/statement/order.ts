import type { FieldErrors } from '#core/errors/field-errors.ts';
import type { NamedPolicy } from '#core/format/policy-name.ts';
import { countOf } from '#ui/format/counts.ts';
import { dayNumber, dayOfNumber, formatDay } from '#ui/format/day.ts';

/** A policy as the form lists it. */
export type ListedPolicy = NamedPolicy & { provider: { uuid: string; name: string | null } | null };

/** P-15: what is ordered; without a day the latest values, without ids every policy. read-facts.ts checks it. */
type StatementOrder = { day?: string; policyIds?: string[]; withAmounts: boolean };

/** How far back earlier days are offered; read-facts.ts of the gateway refuses what is before. */
export const earlierRange = '2y';

/** The days that a statement can be about, besides the latest; null where no earlier values are known. */
export type EarlierDays = { first: string; last: string };

/**
 * From the first day of `earlierRange` on which anything has a value to the day before today; null where there is
 * none.
 */
export function earlierDays(days: readonly { day: string }[], today: string): EarlierDays | null {
  const first = days[0]?.day;
  const last = dayOfNumber(dayNumber(today) - 1);
  return first === undefined || first > last ? null : { first, last };
}

export type OrderChoices = {
  when: 'latest' | 'earlier';
  day: string;
  which: 'all' | 'chosen';
  chosen: ReadonlySet<string>;
  withAmounts: boolean;
};

export type OrderField = 'day' | 'policies';

export const firstChoices: OrderChoices = {
  when: 'latest',
  day: '',
  which: 'all',
  chosen: new Set(),
  withAmounts: true,
};

/** What is still missing, by field; empty when the statement can be made. */
export function orderFaults(
  { when, day, which, chosen }: OrderChoices,
  earlier: EarlierDays | null,
): FieldErrors<OrderField> {
  const isDayOpen = when === 'earlier' && earlier !== null && !(day >= earlier.first && day <= earlier.last);
  return {
    ...(isDayOpen && { day: `Choose a day from ${formatDay(earlier.first)} to ${formatDay(earlier.last)}.` }),
    ...(which === 'chosen' && chosen.size === 0 && { policies: 'Choose at least one policy.' }),
  };
}

export function orderOf({ when, day, which, chosen, withAmounts }: OrderChoices): StatementOrder {
  return {
    ...(when === 'earlier' && { day }),
    ...(which === 'chosen' && { policyIds: [...chosen] }),
    withAmounts,
  };
}

/** What will be in the statement, a sentence for each part. */
export function describeOrder(choices: OrderChoices, policies: readonly ListedPolicy[]): string[] {
  const { when, day, which, chosen, withAmounts } = choices;
  const counted = which === 'all' ? policies : policies.filter(({ uuid }) => chosen.has(uuid));
  const upTo = day === '' ? 'the day that you choose' : formatDay(day);
  const asAt = when === 'latest' ? 'its latest value' : `its last value up to ${upTo}`;
  return [
    whichPolicies(which, counted),
    withAmounts
      ? `For each policy ${asAt}, with its date and where it comes from.`
      : 'The name, number and provider of each policy, with the day of its value, and no amounts.',
    ...(withAmounts ? ['The total, what it leaves out, and why.'] : []),
    'Your name, and a signature with a code by which anyone can check the statement.',
  ];
}

function whichPolicies(which: OrderChoices['which'], counted: readonly ListedPolicy[]): string {
  if (counted.length === 0) return 'The policies that you choose.';
  const policies = countOf(counted.length, ['policy', 'policies']);
  return `${which === 'all' ? 'The whole portfolio: ' : ''}${policies}${fromProviders(counted)}.`;
}

/** Nothing where the provider of a policy is not known. */
function fromProviders(policies: readonly ListedPolicy[]): string {
  const ids = new Set(policies.map(({ provider }) => provider?.uuid));
  return ids.has(undefined) ? '' : ` from ${countOf(ids.size, ['provider', 'providers'])}`;
}
