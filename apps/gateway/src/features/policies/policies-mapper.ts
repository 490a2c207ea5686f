import { type Policy, policyCategorySchema, policyStatusSchema } from '@portal/contract/policies';
import { planTypeSchema } from '@portal/contract/policy-details';
import { z } from 'zod';
import { policyDetailsOutput, toPolicyDetails } from './policy-details-mapper.ts';
import { type LatestValuation, latestValuationOutput } from './valuation-mapper.ts';

/** What lists and pages of policies alike say of one. */
export const policyRecordOutput = z.object({
  uuid: z.string(),
  policyNumber: z.string().nullable(),
  name: z.string(),
  category: policyCategorySchema,
  planType: planTypeSchema,
  provider: z.object({ uuid: z.string(), name: z.string(), logoUrl: z.string().nullable() }),
  status: policyStatusSchema,
  owners: z.array(z.object({ name: z.string(), percentage: z.number() })),
  startDate: z.string(),
  endDate: z.string().nullable(),
  adviserName: z.string(),
  riskProfile: z.string().nullable(),
  details: policyDetailsOutput,
});

export const policyListItemOutput = policyRecordOutput.extend({ valuation: latestValuationOutput });
export type PolicyListItem = z.infer<typeof policyListItemOutput>;

export function toPolicyListItem(policy: Policy, valuation: LatestValuation): PolicyListItem {
  return { ...toPolicyRecord(policy), valuation };
}

export function toPolicyRecord(policy: Policy): z.infer<typeof policyRecordOutput> {
  return {
    uuid: policy.uuid,
    policyNumber: policy.policy_number,
    name: policy.name,
    category: policy.category,
    planType: policy.plan_type,
    provider: { uuid: policy.provider.uuid, name: policy.provider.name, logoUrl: policy.provider.logo_url },
    status: policy.status,
    owners: policy.owners,
    startDate: policy.start_date,
    endDate: policy.end_date ?? null,
    adviserName: policy.adviser_name,
    riskProfile: policy.risk_profile ?? null,
    details: toPolicyDetails(policy.details),
  };
}
