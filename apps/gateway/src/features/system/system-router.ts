import { systemCacheEndpoint } from '@portal/contract/system';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

/** The moment at which each part of the data last changed, as ISO date and time. */
const cacheOutput = z.object({
  version: z.string(),
  sections: z.object({
    policy: z.string(),
    provider: z.string(),
    dueDiligence: z.string(),
    insight: z.string(),
    firm: z.string(),
    terms: z.string(),
  }),
});

export const systemRouter = t.router({
  /** A11: when each part of the data last changed; what was stored before that is dropped (row S5). */
  cache: signedInProcedure
    .output(cacheOutput)
    .query(async ({ ctx }) => camelKeys(await ctx.upstream.call(systemCacheEndpoint, {}))),
});
