import { systemCacheEndpoint } from '@portal/contract/v1/system';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { t } from '../../trpc/init.ts';
import { listed } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

const changedAt = z.string().nullable();

/** The moment at which each part of the data last changed, as ISO date and time; null where the firm does not say. */
const cacheOutput = z.object({
  sections: z
    .object({
      policy: changedAt,
      provider: changedAt,
      dueDiligence: changedAt,
      insight: changedAt,
      firm: changedAt,
      terms: changedAt,
    })
    .nullable(),
});

const toCache = mapperTo(cacheOutput);

export const systemRouter = t.router({
  /** API-11: when each part of the data last changed; what was stored before that is dropped. */
  cache: signedInProcedure
    .output(listed(cacheOutput))
    .query(async ({ ctx }) => toCache(await ctx.upstream.call(systemCacheEndpoint, {}))),
});
