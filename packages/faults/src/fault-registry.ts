import type { CallName } from '@portal/contract/qa/fault-route';
import type { Fault, NewFault } from '@portal/contract/qa/faults';
import { inForce, strike } from './strike.ts';
import type { Trouble } from './trouble.ts';

/** More than anybody keeps in mind. */
const MAX_FAULTS = 100;
export const tooManyFaults = `There are ${MAX_FAULTS} faults already: remove some first.`;
export const noSuchFault = 'There is no such fault; it may be used up.';

/** The faults of one service, which calls meet one after the other. */
export type FaultRegistry = {
  list(): readonly Fault[];
  /** Undefined where there are too many already. */
  add(fault: NewFault): Fault | undefined;
  /** False where there is no such fault. */
  remove(id: string): boolean;
  clear(): void;
  /** What this call meets; counts it. */
  strike(call: CallName): Trouble;
};

/** `now` gives real time in milliseconds: a fault that is to last a minute lasts one that people can wait for. */
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
      const entry = { ...fault, id: String(added), ends_at: endOf(fault, now()), met: 0, struck: 0 };
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
    strike: (call) => {
      const outcome = strike(faults, call, now());
      faults = outcome.faults;
      return outcome.trouble;
    },
  };
}

function endOf({ for_seconds: seconds }: NewFault, now: number): string | null {
  return seconds === undefined ? null : new Date(now + seconds * 1000).toISOString();
}
