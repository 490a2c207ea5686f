import { recordId } from '@portal/contract/shapes/fields';
import { contentListEndpoint, contentPageEndpoint } from '@portal/contract/v1/content';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import {
  contentPageOutput,
  contentSummaryOutput,
  toContentPage,
  toContentSummary,
} from './content-mapper.ts';

/** Pages of the firm's own text: an extension of the API. */
export const contentRouter = t.router({
  /** P-10: every page, without its text; none where the firm does not offer them. */
  list: signedInProcedure
    .output(listed(z.object({ offered: z.boolean(), pages: z.array(contentSummaryOutput), unreadable })))
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(contentListEndpoint, {}));
      const pages = (answer?.items ?? []).map(toContentSummary);
      return { offered: answer !== null, pages, unreadable: answer?.unreadable ?? 0 };
    }),

  /** P-10: one page. */
  byId: signedInProcedure
    .input(z.object({ id: recordId }))
    .output(listed(contentPageOutput))
    .query(async ({ ctx, input }) =>
      toContentPage(await ctx.upstream.call(contentPageEndpoint, { params: input })),
    ),
});
