import { type CallName, coversCall } from '@portal/contract/qa/fault-route';
import type { Fault } from '@portal/contract/qa/faults';
import { type FaultPlan, noFault, planFor } from './fault-plan.ts';
import { seededFraction } from './random.ts';

/** The plan for a call, and the faults afterwards. */
export type Outcome = { readonly plan: FaultPlan; readonly faults: readonly Fault[] };

/**
 * Applies the faults to one call: the latest added that covers it and passes its chance takes effect. `now` in
 * milliseconds.
 */
export function applyFaults(faults: readonly Fault[], call: CallName, now: number): Outcome {
  const after = inForce(faults, now);
  for (const [at, fault] of [...after.entries()].reverse()) {
    if (!coversCall(fault.route, call)) continue;
    const applies = seededFraction(fault.seed, fault.matched) < fault.chance;
    after[at] = { ...fault, matched: fault.matched + 1, applied: fault.applied + (applies ? 1 : 0) };
    if (applies) return { plan: planFor(fault.effect, fault), faults: inForce(after, now) };
  }
  return { plan: noFault, faults: after };
}

/** Without those used up, by count or by time. */
export function inForce(faults: readonly Fault[], now: number): Fault[] {
  return faults.filter(
    ({ times = Number.POSITIVE_INFINITY, applied, ends_at }) =>
      applied < times && (ends_at === null || now < Date.parse(ends_at)),
  );
}
