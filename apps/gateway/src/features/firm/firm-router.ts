import { type Firm, firmEndpoint } from '@portal/contract/v1/firm';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

const firmOutput = z.object({
  name: z.string().nullable(),
  logoUrl: z.string().nullable(),
  bio: z.string().nullable(),
  fcaNumber: z.string().nullable(),
  /** An ISO date, or the day as the firm writes it. */
  fcaRegisteredDate: z.string().nullable(),
  phone: z.string().nullable(),
  /** Its lines, one below the other. */
  address: z.string().nullable(),
});

function toFirm(firm: Firm): z.infer<typeof firmOutput> {
  return {
    name: firm.name,
    logoUrl: firm.logo,
    bio: firm.bio,
    fcaNumber: firm.fca_number,
    fcaRegisteredDate: firm.fca_registered_date,
    phone: firm.phone,
    address: firm.address,
  };
}

export const firmRouter = t.router({
  /** API-16: the firm's details (P-11). */
  get: signedInProcedure
    .output(listed(firmOutput))
    .query(async ({ ctx }) => toFirm(await ctx.upstream.call(firmEndpoint, {}))),
});
