import { type Firm, firmEndpoint } from '@portal/contract/v1/firm';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
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

/** The logo has another name on the wire. */
const toKnownFirm = mapperTo(firmOutput.omit({ logoUrl: true }));

function toFirm(firm: Firm): z.infer<typeof firmOutput> {
  return { ...toKnownFirm(firm), logoUrl: firm.logo };
}

export const firmRouter = t.router({
  /** API-16: the firm's details (P-11). */
  get: signedInProcedure
    .output(listed(firmOutput))
    .query(async ({ ctx }) => toFirm(await ctx.upstream.call(firmEndpoint, {}))),
});
