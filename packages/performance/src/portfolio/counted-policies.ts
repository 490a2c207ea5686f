import { inOrder, type Movement, type Point } from '../flows.ts';
import { shareOf } from '../share.ts';

export type PolicyHistory = {
  readonly id: string;
  /** The client's part in per cent; null where it is not known: then the policy is counted whole. */
  readonly shareOfClient: number | null;
  readonly points: readonly Point[];
  /** Null where the provider does not list them. */
  readonly movements: readonly Movement[] | null;
  /** The day it ended; null while it runs. */
  readonly leftOn: string | null;
};

export type Range = { readonly from: string; readonly to: string };

/** A policy that has a value in the range, with what of it counts. */
export type CountedPolicy = {
  readonly id: string;
  /** Ordered, at least one: from the opening or joining value to the closing or leaving one. */
  readonly points: readonly Point[];
  readonly movements: readonly Movement[] | null;
  /** The days on which it joined or left, if that is inside the range. */
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
  /** The client's part of an amount, rounded to the penny, halves away from zero. */
  readonly part: (pence: number) => number;
};

/**
 * The policies that count in the range: those with a value by its end that did not leave by its start. Leaving is at
 * the end of the day, so a policy that left on `from` is gone from the opening total.
 */
export function countedPolicies(
  policies: readonly PolicyHistory[],
  range: Range,
  countJointBy: 'share' | 'whole',
): CountedPolicy[] {
  if (range.from > range.to) return [];
  return policies.flatMap((policy) => {
    const part = shareOf(countJointBy === 'whole' ? 100 : (policy.shareOfClient ?? 100));
    const dates = datesIn(policy, range);
    return dates === null ? [] : { id: policy.id, movements: policy.movements, part, ...dates };
  });
}

function datesIn(
  { points, leftOn }: PolicyHistory,
  { from, to }: Range,
): Pick<CountedPolicy, 'points' | 'joinedOn' | 'leftOn'> | null {
  const left = leftOn !== null && leftOn <= to ? leftOn : null;
  const known = inOrder(points).filter(({ date }) => date <= (left ?? to));
  const [first] = known;
  if (!first || (left !== null && left <= from)) return null;
  const opening = known.findLastIndex(({ date }) => date <= from);
  return {
    points: known.slice(Math.max(0, opening)),
    joinedOn: opening < 0 ? first.date : null,
    leftOn: left,
  };
}
