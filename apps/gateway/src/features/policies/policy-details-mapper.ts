import { z } from 'zod';

const frequency = z.enum(['monthly', 'quarterly', 'half_yearly', 'yearly']);
/** Integer pence. */
const amount = z.number();
const date = z.string();
const text = z.string().nullable();

/** Details by kind of plan, as the browser reads them; all amounts in pence. */
export const policyDetailsOutput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pension'),
    crystallisationStatus: z.enum(['uncrystallised', 'partly_crystallised', 'crystallised']),
    selectedRetirementAge: z.number(),
    taxFreeCashTaken: amount,
  }),
  z.object({ kind: z.literal('drawdown'), income: amount, incomeFrequency: frequency, nextReviewOn: date }),
  z.object({
    kind: z.literal('defined_benefit'),
    accrualRate: text,
    prospectivePension: amount,
    transferValue: amount.nullable(),
    transferValueExpiresOn: date.nullable(),
  }),
  z.object({ kind: z.literal('isa'), subscribedThisTaxYear: amount, allowanceRemaining: amount }),
  z.object({ kind: z.literal('gia'), bookCost: amount, unrealisedGain: amount }),
  z.object({
    kind: z.literal('bond'),
    segments: z.number(),
    livesAssured: z.array(z.string()),
    fivePercentAllowanceRemaining: amount,
    inTrust: z.boolean(),
  }),
  z.object({
    kind: z.literal('annuity'),
    annualIncome: amount,
    frequency,
    guaranteePeriodYears: z.number(),
    escalation: text,
    spousePercent: z.number(),
  }),
  z.object({
    kind: z.literal('protection'),
    benefitType: z.enum(['sum_assured', 'yearly_benefit']),
    benefit: amount,
    premium: amount,
    premiumFrequency: frequency,
    termYears: z.number().nullable(),
    indexation: text,
    inTrust: z.boolean(),
    renewsOn: date.nullable(),
  }),
]);
