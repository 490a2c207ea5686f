import { z } from 'zod';
import { isoDate, pence, percent, signedPence } from '../shapes/fields.ts';

/** What kind of plan a policy is; decides the shape of its details. */
export const planTypeSchema = z.enum([
  'sipp',
  'personal_pension',
  'workplace_pension',
  'drawdown',
  'defined_benefit',
  'stocks_and_shares_isa',
  'cash_isa',
  'junior_isa',
  'lifetime_isa',
  'gia',
  'onshore_bond',
  'offshore_bond',
  'annuity',
  'term_assurance',
  'whole_of_life',
  'critical_illness',
  'income_protection',
]);
export type PlanType = z.infer<typeof planTypeSchema>;

const frequency = z.enum(['monthly', 'quarterly', 'half_yearly', 'yearly']);

const pensionDetails = z.object({
  kind: z.literal('pension'),
  crystallisation_status: z.enum(['uncrystallised', 'partly_crystallised', 'crystallised']),
  selected_retirement_age: z.int().min(50).max(99),
  tax_free_cash_taken: pence,
});

const drawdownDetails = z.object({
  kind: z.literal('drawdown'),
  income: pence,
  income_frequency: frequency,
  next_review_on: isoDate,
});

const definedBenefitDetails = z.object({
  kind: z.literal('defined_benefit'),
  accrual_rate: z.string(),
  /** Yearly. */
  prospective_pension: pence,
  transfer_value: pence.nullable(),
  transfer_value_expires_on: isoDate.nullable(),
});

const isaDetails = z.object({
  kind: z.literal('isa'),
  subscribed_this_tax_year: pence,
  allowance_remaining: pence,
});

const giaDetails = z.object({ kind: z.literal('gia'), book_cost: pence, unrealised_gain: signedPence });

const bondDetails = z.object({
  kind: z.literal('bond'),
  segments: z.int().min(1),
  lives_assured: z.array(z.string()),
  five_percent_allowance_remaining: pence,
  in_trust: z.boolean(),
});

const annuityDetails = z.object({
  kind: z.literal('annuity'),
  annual_income: pence,
  frequency,
  guarantee_period_years: z.int().min(0),
  escalation: z.string(),
  spouse_percent: percent,
});

const protectionDetails = z.object({
  kind: z.literal('protection'),
  /** A sum paid once, or a yearly benefit. */
  benefit_type: z.enum(['sum_assured', 'yearly_benefit']),
  benefit: pence,
  premium: pence,
  premium_frequency: frequency,
  term_years: z.int().min(1).nullable(),
  indexation: z.string(),
  in_trust: z.boolean(),
  renews_on: isoDate.nullable(),
});

/** Details by plan type; all amounts in pence. */
export const policyDetailsSchema = z.discriminatedUnion('kind', [
  pensionDetails,
  drawdownDetails,
  definedBenefitDetails,
  isaDetails,
  giaDetails,
  bondDetails,
  annuityDetails,
  protectionDetails,
]);
export type PolicyDetails = z.infer<typeof policyDetailsSchema>;
export type PolicyDetailsKind = PolicyDetails['kind'];

/** The shape of the details of each plan type. */
export const detailsKindOf: Record<PlanType, PolicyDetailsKind> = {
  sipp: 'pension',
  personal_pension: 'pension',
  workplace_pension: 'pension',
  drawdown: 'drawdown',
  defined_benefit: 'defined_benefit',
  stocks_and_shares_isa: 'isa',
  cash_isa: 'isa',
  junior_isa: 'isa',
  lifetime_isa: 'isa',
  gia: 'gia',
  onshore_bond: 'bond',
  offshore_bond: 'bond',
  annuity: 'annuity',
  term_assurance: 'protection',
  whole_of_life: 'protection',
  critical_illness: 'protection',
  income_protection: 'protection',
};
