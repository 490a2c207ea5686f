import type { Policy } from '@portal/contract/v1/policies';
import { type PromiseKind, promiseKindOf } from '@portal/contract/v1/policy-kind';

/** What a policy promises in place of a fund (P-84); null where it holds one. */
export function promiseOf({ details, plan_type, category }: Policy): PromiseKind | null {
  return promiseKindOf({ detailsKind: details?.kind ?? null, planType: plan_type, category });
}

/** Whether a policy holds a fund, so that its values are part of the total (P-44). */
export function holdsFund(policy: Policy): boolean {
  return promiseOf(policy) === null;
}

/**
 * P-25, P-63: what the client owns of a policy in per cent, as clientShareOf in the browser's policies/basis.ts; null
 * where several people own it and the firm does not say which of them the client is. It then counts in full.
 */
export function shareOfClient({ owners }: Policy): number | null {
  const own = owners?.find(({ is_client }) => is_client === true);
  if (own) return own.percentage;
  return owners !== null && owners.length > 1 ? null : 100;
}
