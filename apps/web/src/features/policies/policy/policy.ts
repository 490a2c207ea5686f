import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** One policy whole, as the gateway answers it; amounts are integer pence, days are calendar days (row P2). */
export type Policy = RouterOutputs['policies']['byId'];
