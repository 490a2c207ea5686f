import type { Firm } from '@portal/contract/firm';
import { z } from 'zod';

export const firmOutput = z.object({
  name: z.string().nullable(),
  logoUrl: z.string().nullable(),
  bio: z.string().nullable(),
  fcaNumber: z.string().nullable(),
  /** An ISO date, or the day as the firm writes it. */
  fcaRegisteredDate: z.string().nullable(),
});

export function toFirm(firm: Firm): z.infer<typeof firmOutput> {
  return {
    name: firm.name,
    logoUrl: firm.logo,
    bio: firm.bio,
    fcaNumber: firm.fca_number,
    fcaRegisteredDate: firm.fca_registered_date,
  };
}
