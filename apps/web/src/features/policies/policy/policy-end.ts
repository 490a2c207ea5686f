import { hasEnded } from '@portal/contract/v1/policy-kind';
import type { Policy } from '../policy-queries.ts';

/** The end of a policy that has ended (P-84); its day is null where it is not known. */
export type PolicyEnd = { readonly day: string | null };

/**
 * Null while the policy runs. An end date after today is the one that was once planned, so it is not the day on which a
 * policy ended. `today` is the day in London.
 */
export function endOf(policy: Pick<Policy, 'status' | 'endDate'>, today: string): PolicyEnd | null {
  if (!hasEnded(policy)) return null;
  const { endDate } = policy;
  return { day: endDate !== null && endDate <= today ? endDate : null };
}
