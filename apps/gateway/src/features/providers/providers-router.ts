import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { providerOutput, toProvider } from './providers-mapper.ts';

export const providersRouter = t.router({
  /** A17: all providers (rows W3, P3). */
  list: signedInProcedure.output(z.object({ providers: z.array(providerOutput) })).query(async ({ ctx }) => ({
    providers: (await ctx.shared.providers(ctx.upstream)).items.map(toProvider),
  })),
});
