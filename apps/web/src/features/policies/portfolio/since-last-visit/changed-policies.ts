import { MAX_CHANGED_POLICIES } from '@portal/contract/constants';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import type { RouterInputs } from '#core/trpc/procedures.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { countedFund, policyWorth, promisedBy } from '../../policy-worth.ts';

type Changed = RouterInputs['policies']['changeSince']['policies'];

/**
 * P-67: the policies that have changed the total since a visit, each with the last day whose value had arrived by then:
 * those with a newer value, and those that have ended. Null where there is none, where there are too many to read, or
 * where it is not known whether, or on which day, one has changed.
 */
export function changedSince(
  policies: readonly PolicyListItem[],
  visit: Date,
  today: string,
): Changed | null {
  const changed: Changed = [];
  for (const policy of policies) {
    const { uuid } = policy;
    if (mayHaveChanged(policy, visit, today)) return null;
    if (hasLeft(policy) && endedSince(policy, visit, today))
      changed.push({ uuid, knownUntil: londonDay(visit) });
    else if (hasNewValue(policy, visit)) {
      const knownUntil = knownOn(policy, visit);
      if (knownUntil === null) return null;
      changed.push({ uuid, knownUntil });
    }
  }
  return changed.length === 0 || changed.length > MAX_CHANGED_POLICIES ? null : changed;
}

/** Whether a policy of the total has a value that reached the firm after a visit. */
export function hasNewValue(policy: PolicyListItem, visit: Date): boolean {
  const { valuation } = policy;
  return (
    countedFund(policy) !== null &&
    valuation.state === 'valued' &&
    valuation.receivedAt !== null &&
    Date.parse(valuation.receivedAt) > visit.getTime()
  );
}

/** Whether a policy has ended since a visit. Only the day is known, so one of the day of the visit may have. */
export function endedSince(policy: PolicyListItem, visit: Date, today: string): boolean {
  const { endDate } = policy;
  return hasEnded(policy) && endDate !== null && endDate >= londonDay(visit) && endDate <= today;
}

/** Whether a fund has left the total: one that has no value any more may have had one. */
function hasLeft(policy: PolicyListItem): boolean {
  return hasEnded(policy) && promisedBy(policyWorth(policy)) === null;
}

/** Whether a policy may have changed the total since a visit, without a day that says so. */
function mayHaveChanged(policy: PolicyListItem, visit: Date, today: string): boolean {
  const { endDate, valuation } = policy;
  // The total of the visit may have counted one that ended on its day, or not.
  if (hasLeft(policy)) return endDate === null || endDate > today || endDate === londonDay(visit);
  // The value that cannot be read may be a new one.
  if (policyWorth(policy).kind === 'unread') return true;
  if (countedFund(policy) === null || valuation.state !== 'valued' || valuation.receivedAt !== null)
    return false;
  return valuation.valuedOn === null || valuation.valuedOn >= londonDay(visit);
}

/**
 * The last day whose value had arrived by a visit. The values of a policy are taken to arrive with the same delay as
 * its newest one: with a delay of a day, the value of the day before the visit was known.
 */
function knownOn({ valuation }: PolicyListItem, visit: Date): string | null {
  if (valuation.state !== 'valued' || valuation.valuedOn === null || valuation.receivedAt === null)
    return null;
  const delay = Date.parse(valuation.receivedAt) - Date.parse(valuation.valuedOn);
  const known = new Date(visit.getTime() - Math.max(0, delay)).toISOString().slice(0, 10);
  return known < londonDay(visit) ? known : londonDay(visit);
}
