import type { Firm } from '@portal/contract/firm';
import { z } from 'zod';

export const firmOutput = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  bio: z.string(),
  fcaNumber: z.string(),
  fcaRegisteredDate: z.string(),
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
