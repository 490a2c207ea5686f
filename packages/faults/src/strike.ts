import { type CallName, coversCall } from '@portal/contract/qa/fault-route';
import type { Fault } from '@portal/contract/qa/faults';
import { seededFraction } from './seeded-fraction.ts';
import { noTrouble, planFor, type Trouble } from './trouble.ts';

/** What a call meets, and the faults as they are afterwards. */
export type Outcome = { readonly trouble: Trouble; readonly faults: readonly Fault[] };

/** Lays the faults on one call: the latest added that covers it and whose chance falls, strikes. `now` in milliseconds. */
export function strike(faults: readonly Fault[], call: CallName, now: number): Outcome {
  const after = inForce(faults, now);
  for (const [at, fault] of [...after.entries()].reverse()) {
    if (!coversCall(fault.route, call)) continue;
    const strikes = seededFraction(fault.seed, fault.met) < fault.chance;
    after[at] = { ...fault, met: fault.met + 1, struck: fault.struck + (strikes ? 1 : 0) };
    if (strikes) return { trouble: planFor(fault.effect, fault), faults: inForce(after, now) };
  }
  return { trouble: noTrouble, faults: after };
}

/** Without those that have struck as often as they should, and those whose time is over. */
export function inForce(faults: readonly Fault[], now: number): Fault[] {
  return faults.filter(
    ({ times = Number.POSITIVE_INFINITY, struck, ends_at }) =>
      struck < times && (ends_at === null || now < Date.parse(ends_at)),
  );
}
