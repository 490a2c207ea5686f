import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** One policy as the gateway lists it, with its latest value; amounts are integer pence, days are calendar days. */
export type PolicyListItem = RouterOutputs['policies']['list']['policies'][number];

/** The number of a policy as it is shown beside its name; null where there is none, or the name already has it. */
export function shownNumber({
  name,
  policyNumber,
  status,
}: Pick<PolicyListItem, 'name' | 'policyNumber' | 'status'>): string | null {
  if (policyNumber !== null) return name?.trim() ? policyNumber : null;
  return status === 'submitted_to_provider' ? 'Awaiting number' : null;
}
