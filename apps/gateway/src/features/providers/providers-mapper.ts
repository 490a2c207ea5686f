import { providerTypeSchema } from '@portal/contract/v1/providers';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

const text = z.string().nullable();

/** Only the id is sure to be there. */
export const providerOutput = z.object({
  uuid: z.string(),
  name: text,
  legalName: text,
  type: providerTypeSchema.nullable(),
  logoUrl: text,
  fcaNumber: text,
  website: text,
  phone: text,
  yearEstablished: z.number().nullable(),
  ownership: text,
  /** Pence. */
  assetsUnderAdministration: z.number().nullable(),
  financialStrength: z.object({ agency: z.string(), rating: z.string(), ratedOn: z.string() }).nullable(),
  fscsNote: text,
  description: text,
});

export type ProviderOutput = z.infer<typeof providerOutput>;

/** The client's own policy at a provider, in short. */
export const policySummaryOutput = z.object({ uuid: z.string(), policyNumber: text, name: text });

export const toProvider = mapperTo(providerOutput);
export const toPolicySummary = mapperTo(policySummaryOutput);
