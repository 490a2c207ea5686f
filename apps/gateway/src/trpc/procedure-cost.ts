import type { CallBudget } from '../upstream/call-budget.ts';

/**
 * SEC-B16: as how many calls the limits count a procedure: 2 or 5 where it makes many calls of the firm's API, and more
 * where it really made more than a hundred for each of these (costBeyond).
 */
export type ProcedureWeight = 1 | 2 | 5;

type Procedures = ReadonlyMap<string, { readonly weight?: ProcedureWeight }>;

/** What a request costs before it runs: the weights of all its procedures. An unknown name costs one. */
export function costOf(names: readonly string[], procedures: Procedures): number {
  return names.reduce((sum, name) => sum + (procedures.get(name)?.weight ?? 1), 0);
}

/** Calls of the firm that the limits count as one. */
const CALLS_IN_ONE = 100;

/**
 * What is charged once a procedure has run: one for each hundred calls that it made, less the weight counted before.
 */
export function costBeyond(weight: ProcedureWeight, { calls }: Pick<CallBudget, 'calls'>): number {
  return Math.max(0, Math.ceil(calls / CALLS_IN_ONE) - weight);
}
