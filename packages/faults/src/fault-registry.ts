import type { CallName } from '@portal/contract/qa/fault-route';
import type { Fault, NewFault } from '@portal/contract/qa/faults';
import { applyFaults, inForce } from './apply-faults.ts';
import type { FaultPlan } from './fault-plan.ts';

const MAX_FAULTS = 100;
export const tooManyFaults = `There are ${MAX_FAULTS} faults already: remove some first.`;
export const noSuchFault = 'There is no such fault; it may be used up.';

/** The faults of one service. */
export type FaultRegistry = {
  list(): readonly Fault[];
  /** Undefined where there are too many already. */
  add(fault: NewFault): Fault | undefined;
  /** False where there is no such fault. */
  remove(id: string): boolean;
  clear(): void;
  /** The plan for this call; counts it. */
  apply(call: CallName): FaultPlan;
};

/**
 * `now` gives real time in milliseconds: a fault of a minute lasts a real minute, whatever the clock of the mock says.
 */
export function createFaultRegistry(now: () => number = Date.now): FaultRegistry {
  let faults: readonly Fault[] = [];
  let added = 0;
  const list = () => {
    faults = inForce(faults, now());
    return faults;
  };
  return {
    list,
    add: (fault) => {
      if (list().length >= MAX_FAULTS) return undefined;
      added += 1;
      const entry = { ...fault, id: String(added), ends_at: endOf(fault, now()), matched: 0, applied: 0 };
      faults = [...faults, entry];
      return entry;
    },
    remove: (id) => {
      const before = list();
      faults = before.filter((fault) => fault.id !== id);
      return faults.length < before.length;
    },
    clear: () => {
      faults = [];
    },
    apply: (call) => {
      const outcome = applyFaults(faults, call, now());
      faults = outcome.faults;
      return outcome.plan;
    },
  };
}

function endOf({ for_seconds: seconds }: NewFault, now: number): string | null {
  return seconds === undefined ? null : new Date(now + seconds * 1000).toISOString();
}
