import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** One policy as the gateway lists it, with its latest value; amounts are integer pence, days are calendar days. */
export type PolicyListItem = RouterOutputs['policies']['list']['policies'][number];
