import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, pence, percent, uuid } from './fields.ts';
import { linksSchema } from './link.ts';
import { planTypeSchema, policyDetailsSchema } from './policy-details.ts';
import { providerRefSchema } from './providers.ts';

export const policyCategorySchema = z.enum(['pension', 'investment', 'savings', 'protection', 'annuity']);
export type PolicyCategory = z.infer<typeof policyCategorySchema>;

export const policyStatusSchema = z.enum([
  'in_force',
  'submitted_to_provider',
  'paid_up',
  'lapsed',
  'matured',
  'transferred_out',
  'surrendered',
]);
export type PolicyStatus = z.infer<typeof policyStatusSchema>;

const paymentFrequency = z.enum(['monthly', 'quarterly', 'half_yearly', 'yearly', 'once']);

export const contributionSchema = z.object({
  type: z.enum(['regular', 'lump_sum', 'transfer', 'rebate']),
  frequency: paymentFrequency,
  contributor: z.enum(['self', 'employer', 'government']),
  amount: pence,
  tax_basis: z.enum(['net', 'gross']),
  starts_on: isoDate,
  stops_on: isoDate.optional(),
});
export type Contribution = z.infer<typeof contributionSchema>;

export const withdrawalSchema = z.object({
  type: z.enum(['regular', 'lump_sum']),
  frequency: paymentFrequency,
  amount: pence,
  tax_basis: z.enum(['net', 'gross']),
  starts_on: isoDate,
  stops_on: isoDate.optional(),
});

/** A charge is a share of the value each year, or an amount in pence. */
export const chargeSchema = z.object({
  name: z.string(),
  percent_a_year: percent.nullable(),
  amount: pence.nullable(),
  frequency: paymentFrequency,
});

export const policySchema = z.object({
  uuid,
  /** Null until the provider has given one. */
  policy_number: z.string().nullable(),
  name: z.string(),
  category: policyCategorySchema,
  plan_type: planTypeSchema,
  provider: providerRefSchema,
  status: policyStatusSchema,
  owners: z.array(z.object({ name: z.string(), percentage: percent })).min(1),
  /** The day it began; for one still with the provider, the day it was submitted. */
  start_date: isoDate,
  end_date: isoDate.nullable().optional(),
  adviser_name: z.string(),
  risk_profile: z.string().nullable().optional(),
  contributions: z.array(contributionSchema),
  withdrawals: z.array(withdrawalSchema),
  charges: z.array(chargeSchema),
  details: policyDetailsSchema,
  _links: linksSchema(['self', 'provider', 'valuation-latest', 'valuation-graph']),
});
export type Policy = z.infer<typeof policySchema>;

/** A21. Every policy of the signed-in person. */
export const policiesEndpoint = defineEndpoint({
  row: 'A21',
  summary: 'Policies of the signed-in person',
  method: 'GET',
  path: '/v1/policy',
  auth: 'full',
  answer: z.object({ items: z.array(policySchema), _links: linksSchema(['self']) }),
});

/** A21. A policy of somebody else answers exactly like one that is not there (security F1). */
export const policyEndpoint = defineEndpoint({
  row: 'A21',
  summary: 'One policy',
  method: 'GET',
  path: '/v1/policy/{uuid}/view',
  auth: 'full',
  params: z.object({ uuid }),
  answer: policySchema,
});
