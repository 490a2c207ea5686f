import { callOf } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { type CountedFinding, countFindings, type Fault, type Finding } from './finding.ts';

/** A call of the contract that could not be checked, and why. */
export type Unchecked = { readonly call: string; readonly reason: string };

export type Tally = {
  readonly findings: readonly CountedFinding[];
  readonly unchecked: readonly Unchecked[];
  readonly checkedCalls: number;
};

/** Records the findings, and which calls were made correctly. */
export type Ledger = {
  add(name: EndpointName, faults: readonly Fault[], how?: string): void;
  /** About how the service refuses, independent of the call. */
  addToRefusals(faults: readonly Fault[]): void;
  /** An answer of the call was judged. */
  checked(name: EndpointName): void;
  /** Why the call was not made; the first reason counts. */
  skipped(name: EndpointName, reason: string): void;
  tally(): Tally;
};

const names = Object.keys(endpoints) as EndpointName[];

/** Named in findings about refusals instead of a call. */
const ANY_REFUSAL = 'any refusal';

export function createLedger(): Ledger {
  const findings: Finding[] = [];
  const checked = new Set<EndpointName>();
  const reasons = new Map<EndpointName, string>();
  return {
    add: (name, faults, how) => {
      const about = { call: callOf(endpoints[name]), ...(how !== undefined && { how }) };
      findings.push(...faults.map((fault) => ({ ...about, ...fault })));
    },
    addToRefusals: (faults) => {
      findings.push(...faults.map((fault) => ({ call: ANY_REFUSAL, ...fault })));
    },
    checked: (name) => void checked.add(name),
    skipped: (name, reason) => {
      if (!reasons.has(name)) reasons.set(name, reason);
    },
    tally: () => ({
      findings: countFindings(findings),
      checkedCalls: checked.size,
      unchecked: names
        .filter((name) => !checked.has(name))
        .map((name) => ({ call: callOf(endpoints[name]), reason: reasons.get(name) ?? 'nothing led to it' })),
    }),
  };
}
