import { type Basis, countedPart, countedPence } from '../../basis.ts';
import type { PolicyWithBreakdown } from '../../policy-queries.ts';

/** A policy whose charges are known; amounts in pence, as they count in the total. */
export type ChargedPolicy = { policy: PolicyWithBreakdown; value: number; pence: number };

export type PortfolioCharges = {
  /** Dearest first. */
  policies: ChargedPolicy[];
  /** The counted policies whose charges are not known. */
  unknown: PolicyWithBreakdown[];
  /** What the policies cost in a year, and the value that this is for. */
  pence: number;
  covered: number;
  /** The whole total. */
  total: number;
};

/**
 * What the policies of the total cost in a year at their latest values (P-65). Of a joint policy it is the same part as
 * of its value, rounded once for each policy. Null where the charges of none are known.
 */
export function chargesOf(policies: readonly PolicyWithBreakdown[], basis: Basis): PortfolioCharges | null {
  const charged: ChargedPolicy[] = [];
  const unknown: PolicyWithBreakdown[] = [];
  for (const policy of policies) {
    const value = countedPence(policy, basis);
    if (value === null) continue;
    if (policy.chargesAYear === null) unknown.push(policy);
    else charged.push({ policy, value, pence: countedPart(policy, basis)(policy.chargesAYear) });
  }
  if (charged.length === 0) return null;
  const covered = charged.reduce((sum, { value }) => sum + value, 0);
  return {
    policies: charged.toSorted((one, other) => other.pence - one.pence),
    unknown,
    pence: charged.reduce((sum, { pence }) => sum + pence, 0),
    covered,
    total: unknown.reduce((sum, policy) => sum + (countedPence(policy, basis) ?? 0), covered),
  };
}
