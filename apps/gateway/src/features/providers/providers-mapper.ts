import { type PolicySummary, type Provider, providerTypeSchema } from '@portal/contract/providers';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

export const providerOutput = z.object({
  uuid: z.string(),
  name: z.string(),
  legalName: z.string(),
  type: providerTypeSchema,
  logoUrl: z.string().nullable(),
  fcaNumber: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  yearEstablished: z.number().nullable(),
  ownership: z.string(),
  /** Pence. */
  assetsUnderAdministration: z.number().nullable(),
  financialStrength: z.object({ agency: z.string(), rating: z.string(), ratedOn: z.string() }).nullable(),
  fscsNote: z.string(),
  description: z.string(),
});

export type ProviderOutput = z.infer<typeof providerOutput>;

/** The client's own policy at a provider, in short. */
export const policySummaryOutput = z.object({
  uuid: z.string(),
  policyNumber: z.string().nullable(),
  name: z.string(),
});

export function toProvider(provider: Provider): ProviderOutput {
  return camelKeys(provider);
}

export function toPolicySummary(policy: PolicySummary): z.infer<typeof policySummaryOutput> {
  return camelKeys(policy);
}
