import { contentListEndpoint, contentPageEndpoint } from '@portal/contract/content';
import { slug } from '@portal/contract/fields';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import {
  contentPageOutput,
  contentSummaryOutput,
  toContentPage,
  toContentSummary,
} from './content-mapper.ts';

/** Pages of the firm's own text: an extension of the API. */
export const contentRouter = t.router({
  /** P10: every page, without its text. */
  list: signedInProcedure
    .output(z.object({ pages: z.array(contentSummaryOutput) }))
    .query(async ({ ctx }) => ({
      pages: (await ctx.upstream.call(contentListEndpoint, {})).items.map(toContentSummary),
    })),

  /** P10: one page. */
  byId: signedInProcedure
    .input(z.object({ id: slug }))
    .output(contentPageOutput)
    .query(async ({ ctx, input }) =>
      toContentPage(await ctx.upstream.call(contentPageEndpoint, { params: input })),
    ),
});
