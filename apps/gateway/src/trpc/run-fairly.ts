import { type CallBudget, createCallBudget, withDeadline } from '../upstream/call-budget.ts';
import type { FairLane } from '../upstream/fair-lane.ts';
import { costBeyond, type ProcedureWeight } from './procedure-cost.ts';

/** What keeps the calls of one person from holding up those of another. */
export type FairTurns = {
  /** How long one procedure may take over its calls of the firm. */
  readonly procedureMs: number;
  /** Procedures that make many calls run a few at a time for each person, and the people take turns. */
  readonly turns: FairLane;
  /** Whose turn it is (SEC-I26). */
  readonly person: string;
  /** Counts what a procedure cost beyond its weight, for the limits of this caller. */
  readonly charge: (count: number) => Promise<void>;
};

type Procedure = {
  readonly path: string;
  readonly weight: ProcedureWeight | undefined;
};

/**
 * Runs a procedure with one deadline for all its calls, and charges for those that its weight does not cover (SEC-B16,
 * SEC-I8).
 */
export async function runFairly<Result>(
  { procedureMs, turns, person, charge }: FairTurns,
  { path, weight = 1 }: Procedure,
  run: (budget: CallBudget) => Promise<Result>,
): Promise<Result> {
  const budget = createCallBudget(procedureMs);
  try {
    if (weight === 1) return await run(budget);
    return await withDeadline(procedureMs, (signal) =>
      turns.run({ person, call: path, signal }, () => run(budget)),
    );
  } finally {
    const cost = costBeyond(weight, budget);
    if (cost > 0) await charge(cost);
  }
}
