import type { Contribution, Policy, Withdrawal } from '@portal/contract/v1/policies';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
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

/**
 * One policy in full (P-2): the fields of the list, its payments and charges when the firm gives them, and its latest
 * valuation.
 */
export const policyOutput = policyRecordOutput.extend({
  contributions: z.array(contributionOutput).nullable(),
  withdrawals: z.array(withdrawalOutput).nullable(),
  charges: z.array(chargeOutput).nullable(),
  valuation: valuationPartOutput,
});

const toCharges = mapperTo(policyOutput.shape.charges);
const toOpenContribution = mapperTo(contributionOutput.omit({ stopsOn: true }));
const toOpenWithdrawal = mapperTo(withdrawalOutput.omit({ stopsOn: true }));

export function toPolicy(policy: Policy, valuation: ValuationPart): z.infer<typeof policyOutput> {
  return {
    ...toPolicyRecord(policy),
    contributions: policy.contributions?.map(toContribution) ?? null,
    withdrawals: policy.withdrawals?.map(toWithdrawal) ?? null,
    charges: toCharges(policy.charges),
    valuation,
  };
}

function toContribution(contribution: Contribution): z.infer<typeof contributionOutput> {
  return { ...toOpenContribution(contribution), stopsOn: contribution.stops_on ?? null };
}

function toWithdrawal(withdrawal: Withdrawal): z.infer<typeof withdrawalOutput> {
  return { ...toOpenWithdrawal(withdrawal), stopsOn: withdrawal.stops_on ?? null };
}
