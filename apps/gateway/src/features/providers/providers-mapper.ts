import { type Provider, providerTypeSchema } from '@portal/contract/providers';
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

export function toProvider(provider: Provider): z.infer<typeof providerOutput> {
  return camelKeys(provider);
}
