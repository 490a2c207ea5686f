import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, pence, recordId, webAddress, wireId, wireText } from '../shapes/fields.ts';
import { linksSchema } from '../shapes/link.ts';
import { offered } from '../shapes/promised.ts';

export const providerTypeSchema = z.enum([
  'platform',
  'life_company',
  'dfm',
  'sipp_operator',
  'protection_insurer',
  'savings_society',
]);
export type ProviderType = z.infer<typeof providerTypeSchema>;

/** A provider as a policy names it. */
export const providerRefSchema = z.object({
  uuid: wireId,
  name: offered(z.string(), 'the name of a policy’s provider'),
  logo_url: offered(webAddress, 'the logo of a policy’s provider'),
});

export const providerSchema = z.object({
  uuid: wireId,
  name: offered(z.string(), 'the name of a provider'),
  legal_name: offered(z.string(), 'the legal name of a provider'),
  type: offered(providerTypeSchema, 'what kind of firm a provider is'),
  logo_url: offered(webAddress, 'the logo of a provider'),
  fca_number: offered(wireText, 'the number of a provider in the regulator’s register'),
  website: offered(webAddress, 'the website of a provider'),
  phone: offered(wireText, 'the telephone number of a provider'),
  year_established: offered(z.int(), 'since when there is a provider'),
  ownership: offered(z.string(), 'who owns a provider'),
  /** Pence. */
  assets_under_administration: offered(pence, 'how much money a provider looks after'),
  financial_strength: offered(
    z.object({ agency: z.string(), rating: z.string(), rated_on: isoDate }),
    'the financial strength of a provider',
  ),
  /** What the compensation scheme means for money held here. */
  fscs_note: offered(z.string(), 'what the compensation scheme covers at a provider'),
  description: offered(z.string(), 'what a provider does'),
  _links: offered(linksSchema({ offered: ['self', 'my-policies'] }), 'nothing'),
});
export type Provider = z.infer<typeof providerSchema>;

/** The client's own policy at a provider, in short. */
export const policySummarySchema = z.object({
  uuid: wireId,
  policy_number: offered(wireText, 'the number of a client’s own policy at a provider'),
  name: offered(z.string(), 'the name of a client’s own policy at a provider'),
  _links: offered(linksSchema({ offered: ['self'] }), 'nothing'),
});

/** API-17. */
export const providersEndpoint = defineEndpoint({
  row: 'API-17',
  summary: 'All providers',
  method: 'GET',
  path: '/v1/provider',
  auth: 'full',
  list: { key: 'items', names: ['data', 'providers', 'provider'] },
  answer: z.object({ items: z.array(providerSchema) }),
});

/** API-17. */
export const providerEndpoint = defineEndpoint({
  row: 'API-17',
  summary: 'One provider',
  method: 'GET',
  path: '/v1/provider/{uuid}/view',
  auth: 'full',
  params: z.object({ uuid: recordId }),
  answer: providerSchema,
});

/** API-17. Only the caller's own policies (P-5, SEC-F1). */
export const myPoliciesEndpoint = defineEndpoint({
  row: 'API-17',
  summary: "The client's own policies at a provider",
  method: 'GET',
  path: '/v1/provider/my-policies',
  auth: 'full',
  query: z.object({ uuid: recordId }),
  list: { key: 'items', names: ['data', 'policies', 'policy'] },
  answer: z.object({ items: z.array(policySummarySchema) }),
});
