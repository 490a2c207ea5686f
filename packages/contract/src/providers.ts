import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, pence, uuid, webAddress } from './fields.ts';
import { linksSchema } from './link.ts';

export const providerTypeSchema = z.enum([
  'platform',
  'life_company',
  'dfm',
  'sipp_operator',
  'protection_insurer',
]);
export type ProviderType = z.infer<typeof providerTypeSchema>;

/** A provider as a policy names it. */
export const providerRefSchema = z.object({ uuid, name: z.string(), logo_url: webAddress.nullable() });

export const providerSchema = z.object({
  uuid,
  name: z.string(),
  legal_name: z.string(),
  type: providerTypeSchema,
  logo_url: webAddress.nullable(),
  fca_number: z.string(),
  website: webAddress.nullable(),
  phone: z.string().nullable(),
  year_established: z.int().nullable(),
  ownership: z.string(),
  /** Pence. */
  assets_under_administration: pence.nullable(),
  financial_strength: z.object({ agency: z.string(), rating: z.string(), rated_on: isoDate }).nullable(),
  /** What the compensation scheme means for money held here. */
  fscs_note: z.string(),
  description: z.string(),
  _links: linksSchema(['self', 'my-policies']),
});
export type Provider = z.infer<typeof providerSchema>;

/** The client's own policy at a provider, in short. */
export const policySummarySchema = z.object({
  uuid,
  policy_number: z.string().nullable(),
  name: z.string(),
  _links: linksSchema(['self']),
});
export type PolicySummary = z.infer<typeof policySummarySchema>;

/** A17. */
export const providersEndpoint = defineEndpoint({
  row: 'A17',
  summary: 'All providers',
  method: 'GET',
  path: '/v1/provider',
  auth: 'full',
  answer: z.object({ items: z.array(providerSchema) }),
});

/** A17. */
export const providerEndpoint = defineEndpoint({
  row: 'A17',
  summary: 'One provider',
  method: 'GET',
  path: '/v1/provider/{uuid}/view',
  auth: 'full',
  params: z.object({ uuid }),
  answer: providerSchema,
});

/** A17. Only the caller's own policies (row P5, security F1). */
export const myPoliciesEndpoint = defineEndpoint({
  row: 'A17',
  summary: "The client's own policies at a provider",
  method: 'GET',
  path: '/v1/provider/my-policies',
  auth: 'full',
  query: z.object({ uuid }),
  answer: z.object({ items: z.array(policySummarySchema) }),
});
