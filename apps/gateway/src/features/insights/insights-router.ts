import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

/** Id to name. */
const namesOutput = z.record(z.string(), z.string());

export const insightsRouter = t.router({
  /** A19: categories of articles (row W3). */
  categories: signedInProcedure
    .output(namesOutput)
    .query(({ ctx }) => ctx.shared.insightCategories(ctx.upstream)),

  /** A19: authors of articles (row W3). */
  authors: signedInProcedure.output(namesOutput).query(({ ctx }) => ctx.shared.insightAuthors(ctx.upstream)),
});
