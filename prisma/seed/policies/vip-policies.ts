import type { SeedDays } from '../days.ts';
import type { PolicySpec } from './policy-spec.ts';
import { vipJointAccount } from './vip-joint-account.ts';
import { vipOffshoreBond } from './vip-offshore-bond.ts';
import { vipCashIsa, vipFamilyPension, vipInvestmentIsa } from './vip-pension-and-isas.ts';
import { vipPoliciesWithoutValue } from './vip-policies-without-value.ts';

/** The eight policies of the VIP person: joint, stale, unvalued, with one point and with a gap among them. */
export function vipPolicies(days: SeedDays): PolicySpec[] {
  return [
    vipFamilyPension(days),
    vipJointAccount(days),
    vipOffshoreBond(days),
    vipInvestmentIsa(days),
    vipCashIsa(days),
    ...vipPoliciesWithoutValue(days),
  ];
}
