import { dayNumber } from '../days.ts';
import type { Point } from '../flows.ts';
import type { CountedPolicy } from './counted-policies.ts';

/** P-86: a value more than this many days old on a day is older in the total of that day. */
export const OLDER_AFTER_DAYS = 30;

/** P-70: the total on a day, in pence: each policy with its last value on or before it. */
export type PortfolioDay = {
  readonly day: string;
  readonly pence: number;
  /** The net contributions at the same points; null where one of them is not known. */
  readonly paidIn: number | null;
  /** The part of the total whose last value is older on that day (P-86). */
  readonly olderPence: number;
};

type Running = { day: string; at: number; pence: number; paidIn: number | null; olderPence: number };

/**
 * The total on `from`, where a value is known by then, and on each day with a new value or on which a policy leaves.
 */
export function portfolioDays(counted: readonly CountedPolicy[], from: string): PortfolioDay[] {
  const days = daysWithChange(counted, from).map(
    (day): Running => ({ day, at: dayNumber(day), pence: 0, paidIn: 0, olderPence: 0 }),
  );
  const indexes = new Map(days.map(({ day }, index) => [day, index]));
  for (const policy of counted) {
    const end = policy.leftOn === null ? days.length : (indexes.get(policy.leftOn) ?? days.length);
    for (const [number, point] of policy.points.entries()) {
      const next = policy.points[number + 1];
      const until = next === undefined ? end : (indexes.get(next.date) ?? end);
      // The opening value may be from before the range.
      addPoint(days.slice(indexes.get(point.date) ?? 0, until), point, policy.part);
    }
  }
  return days.map(({ day, pence, paidIn, olderPence }) => ({ day, pence, paidIn, olderPence }));
}

/**
 * P-86: the part of the total on a day, in pence, whose last value is older on that day; no value comes after it.
 */
export function olderOn(counted: readonly CountedPolicy[], day: string): number {
  return counted.reduce((sum, { points, leftOn, part }) => {
    const last = points.at(-1);
    const isOlder = last !== undefined && dayNumber(day) - dayNumber(last.date) > OLDER_AFTER_DAYS;
    return isOlder && leftOn === null ? sum + part(last.value) : sum;
  }, 0);
}

function daysWithChange(counted: readonly CountedPolicy[], from: string): string[] {
  const days = new Set<string>();
  for (const { points, joinedOn, leftOn } of counted) {
    if (joinedOn === null) days.add(from);
    if (leftOn !== null) days.add(leftOn);
    for (const { date } of points) if (date > from) days.add(date);
  }
  return [...days].sort();
}

/** Adds a value to the days on which it is the policy's last. */
function addPoint(days: readonly Running[], point: Point, part: CountedPolicy['part']): void {
  const pence = part(point.value);
  const paidIn = point.netContributions === null ? null : part(point.netContributions);
  const [first] = days;
  const valuedAt = first?.day === point.date ? first.at : dayNumber(point.date);
  for (const day of days) {
    day.pence += pence;
    day.paidIn = day.paidIn === null || paidIn === null ? null : day.paidIn + paidIn;
    if (day.at - valuedAt > OLDER_AFTER_DAYS) day.olderPence += pence;
  }
}
