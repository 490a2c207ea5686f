import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, pence, percent, recordId, wireId, wireText } from '../shapes/fields.ts';
import { linksSchema } from '../shapes/link.ts';
import { nullable, offered } from '../shapes/promised.ts';
import { planTypeSchema, policyDetailsSchema } from './policy-details.ts';
import { providerRefSchema } from './providers.ts';
import { valuationSchema } from './valuation.ts';

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
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** A charge is a share of the value each year, or an amount in pence. */
export const chargeSchema = z.object({
  name: z.string(),
  percent_a_year: percent.nullable(),
  amount: pence.nullable(),
  frequency: paymentFrequency,
});
export type Charge = z.infer<typeof chargeSchema>;

export const ownerSchema = z.object({
  name: z.string(),
  percentage: percent,
  /** Whether this owner is the signed-in client. */
  is_client: offered(z.boolean(), 'which owner of a joint policy they are'),
});

export const policySchema = z.object({
  uuid: wireId,
  /** Null until the provider has given one. */
  policy_number: offered(wireText, 'the number of a policy'),
  name: offered(z.string(), 'the name of a policy'),
  category: offered(policyCategorySchema, 'the category of a policy, and its part in the allocation'),
  plan_type: offered(planTypeSchema, 'what kind of plan a policy is'),
  provider: offered(providerRefSchema, 'the provider of a policy'),
  status: offered(policyStatusSchema, 'whether a policy is in force'),
  owners: offered(z.array(ownerSchema).min(1), 'who owns a policy'),
  /** The day it started; for one still with the provider, the day it was submitted. */
  start_date: offered(isoDate, 'since when there is a policy'),
  end_date: offered(isoDate, 'when a policy ends'),
  adviser_name: offered(z.string(), 'the adviser of a policy'),
  risk_profile: offered(z.string(), 'the risk profile of a policy'),
  contributions: offered(z.array(contributionSchema), 'the payments into a policy'),
  withdrawals: offered(z.array(withdrawalSchema), 'the payments out of a policy'),
  charges: offered(z.array(chargeSchema), 'the charges of a policy'),
  details: offered(policyDetailsSchema, 'the details of the plan'),
  _links: nullable(
    linksSchema({ promised: ['valuation-latest', 'valuation-graph'], offered: ['self', 'provider'] }),
  ),
});
export type Policy = z.infer<typeof policySchema>;

/** API-21. Every policy of the signed-in client. Its links lead to its valuations (API-30). */
export const policiesEndpoint = defineEndpoint({
  row: 'API-21',
  summary: 'Policies of the signed-in person',
  method: 'GET',
  path: '/v1/policy',
  auth: 'full',
  list: { key: 'items', names: ['data', 'policies', 'policy'] },
  answer: z.object({
    items: z.array(policySchema),
    _links: offered(linksSchema({ offered: ['self'] }), 'nothing'),
  }),
});

const byLink = 'nothing: the link to the latest valuation is followed';

/** A policy alone. It may bring its latest valuation along, which saves a reader the call that its link leads to. */
export const policyViewSchema = policySchema.extend({
  _embedded: offered(
    // One without a value, or with one that cannot be read, is not taken: the link then decides.
    z.object({ 'valuation-latest': offered(valuationSchema.extend({ value: pence }), byLink) }),
    byLink,
  ),
});
export type PolicyView = z.infer<typeof policyViewSchema>;

/** API-21. A policy of another client answers exactly like one that is not there (SEC-F1). */
export const policyEndpoint = defineEndpoint({
  row: 'API-21',
  summary: 'One policy',
  method: 'GET',
  path: '/v1/policy/{uuid}/view',
  auth: 'full',
  params: z.object({ uuid: recordId }),
  answer: policyViewSchema,
});
