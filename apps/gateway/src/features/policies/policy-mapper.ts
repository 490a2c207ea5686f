import type { Policy } from '@portal/contract/v1/policies';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import { policyRecordOutput, toPolicyRecord } from './policies-mapper.ts';
import { type ValuationPart, valuationPartOutput } from './valuation-mapper.ts';

const frequency = z.enum(['monthly', 'quarterly', 'half_yearly', 'yearly', 'once']);
const taxBasis = z.enum(['net', 'gross']);

/** Amounts in pence; `stopsOn` null while there is no end. */
const contributionOutput = z.object({
  type: z.enum(['regular', 'lump_sum', 'transfer', 'rebate']),
  frequency,
  contributor: z.enum(['self', 'employer', 'government']),
  amount: z.number(),
  taxBasis,
  startsOn: z.string(),
  stopsOn: z.string().nullable(),
});

const withdrawalOutput = contributionOutput
  .omit({ contributor: true })
  .extend({ type: z.enum(['regular', 'lump_sum']) });

/** A share of the value each year, or an amount in pence. */
const chargeOutput = z.object({
  name: z.string(),
  percentAYear: z.number().nullable(),
  amount: z.number().nullable(),
  frequency,
});

/** One policy in full (P-2): the fields of the list, its payments and charges when the firm gives them, and its latest valuation. */
export const policyOutput = policyRecordOutput.extend({
  contributions: z.array(contributionOutput).nullable(),
  withdrawals: z.array(withdrawalOutput).nullable(),
  charges: z.array(chargeOutput).nullable(),
  valuation: valuationPartOutput,
});

export function toPolicy(policy: Policy, valuation: ValuationPart): z.infer<typeof policyOutput> {
  return {
    ...toPolicyRecord(policy),
    contributions: policy.contributions && camelKeys(policy.contributions).map(withEnd),
    withdrawals: policy.withdrawals && camelKeys(policy.withdrawals).map(withEnd),
    charges: camelKeys(policy.charges),
    valuation,
  };
}

function withEnd<Payment extends { stopsOn?: string | undefined }>(payment: Payment) {
  return { ...payment, stopsOn: payment.stopsOn ?? null };
}
