import { type Policy, policyCategorySchema, policyStatusSchema } from '@portal/contract/v1/policies';
import { planTypeSchema } from '@portal/contract/v1/policy-details';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import { policyDetailsOutput } from './policy-details-mapper.ts';
import { type LatestValuation, latestValuationOutput } from './valuation-mapper.ts';

const text = z.string().nullable();

/** The fields that lists and pages of policies share. Only the id is always present. */
export const policyRecordOutput = z.object({
  uuid: z.string(),
  policyNumber: text,
  name: text,
  category: policyCategorySchema.nullable(),
  planType: planTypeSchema.nullable(),
  provider: z.object({ uuid: z.string(), name: text, logoUrl: text }).nullable(),
  status: policyStatusSchema.nullable(),
  owners: z
    .array(z.object({ name: z.string(), percentage: z.number(), isClient: z.boolean().nullable() }))
    .nullable(),
  startDate: text,
  endDate: text,
  adviserName: text,
  riskProfile: text,
  details: policyDetailsOutput.nullable(),
});

export const policyListItemOutput = policyRecordOutput.extend({ valuation: latestValuationOutput });
export type PolicyListItem = z.infer<typeof policyListItemOutput>;

export function toPolicyListItem(policy: Policy, valuation: LatestValuation): PolicyListItem {
  return { ...toPolicyRecord(policy), valuation };
}

export function toPolicyRecord(policy: Policy): z.infer<typeof policyRecordOutput> {
  const { contributions, withdrawals, charges, ...record } = policy;
  return camelKeys(record);
}
