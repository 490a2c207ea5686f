import type { Policy } from '@portal/contract/v1/policies';
import { hasEnded, type PromiseKind, promiseKindOf } from '@portal/contract/v1/policy-kind';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { inOrder } from '@portal/performance/flows';
import type { PolicyHistory } from '@portal/performance/portfolio/counted-policies';
import { toPoints } from './valuation-graph-mapper.ts';

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

/** A policy with its graph as `packages/performance` takes it. */
export function toHistory(
  policy: Policy,
  { points, movements }: ValuationGraph,
  today: string,
): PolicyHistory {
  const values = inOrder(toPoints(points ?? []));
  return {
    id: policy.uuid,
    shareOfClient: shareOfClient(policy),
    points: values,
    movements,
    leftOn: hasEnded(policy) ? dayOfEnd(policy, values.at(-1)?.date ?? null, today) : null,
  };
}

/** The end of a policy that has ended: its end date, unless that is the one once planned. */
export function dayOfEnd({ end_date }: Policy, lastValuedOn: string | null, today: string): string | null {
  return end_date !== null && end_date <= today ? end_date : lastValuedOn;
}
