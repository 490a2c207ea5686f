import { type Policy, policyCategorySchema, policyStatusSchema } from '@portal/contract/v1/policies';
import { planTypeSchema } from '@portal/contract/v1/policy-details';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { assetClassesOutput, assetClassReader } from './asset-classes.ts';
import { chargesAYear } from './charges-a-year.ts';
import type { ReadValuation } from './latest-valuations.ts';
import { policyDetailsOutput } from './policy-details-mapper.ts';
import { latestValuationOutput, toLatestValuation } from './valuation-mapper.ts';

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

export const toPolicyRecord = mapperTo(policyRecordOutput);

/** A policy of the list, with what its value is made of and what it costs in a year; amounts in pence. */
export const policyListItemOutput = policyRecordOutput.extend({
  valuation: latestValuationOutput,
  assetClasses: assetClassesOutput,
  chargesAYear: z.number().nullable(),
});
export type PolicyListItem = z.infer<typeof policyListItemOutput>;

/** Policies as a list shows them, each with the valuation at the same index. */
export function toPolicyList(
  policies: readonly Policy[],
  valuations: readonly ReadValuation[],
): PolicyListItem[] {
  const assetClassesOf = assetClassReader();
  return policies.map((policy, index) => {
    const read = valuations[index] ?? null;
    const valuation = read === 'failed' ? null : read;
    return {
      ...toPolicyRecord(policy),
      valuation: read === 'failed' ? { state: 'failed' } : toLatestValuation(read),
      assetClasses: valuation === null ? null : assetClassesOf(valuation, policy.plan_type),
      chargesAYear: chargesAYear(policy, valuation?.value ?? null),
    };
  });
}
