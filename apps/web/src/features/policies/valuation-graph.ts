import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** Values of a policy over a range of days; amounts are integer pence, and a gap is left out (row P2). */
export type ValuationGraph = RouterOutputs['policies']['valuationGraph'];
