import { MAX_PAGE } from '@portal/contract/constants';
import type { EndpointAnswer } from '@portal/contract/endpoint';
import { recordId } from '@portal/contract/shapes/fields';
import { pageCount } from '@portal/contract/shapes/pagination';
import {
  documentEndpoint,
  documentRequestEndpoint,
  documentRequestsEndpoint,
  documentsEndpoint,
  readDocumentEndpoint,
} from '@portal/contract/v1/documents';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { documentOutput, documentRequestOutput, toDocument, toDocumentRequest } from './documents-mapper.ts';

const { kind, search } = documentsEndpoint.query.shape;

const selection = z.object({
  page: z.int().min(1).max(MAX_PAGE).default(1),
  kind,
  year: z.int().min(1900).max(2200).optional(),
  policyId: recordId.optional(),
  search,
  /** Only those that are new. */
  unread: z.boolean().default(false),
});

const oneRecord = z.object({ id: recordId });

/** Documents, and requests for them: an extension of the API. Their bytes travel beside tRPC (plugins/documents). */
export const documentsRouter = t.router({
  /**
   * P-52: one page, counted from 1, newest first; a page beyond the last is empty. `unreadCount` is over all pages and
   * filters, or of this page where the firm does not count; `years` is empty where it does not say which there are.
   */
  list: signedInProcedure
    .input(selection)
    .output(
      listed(
        z.object({
          offered: z.boolean(),
          documents: z.array(documentOutput),
          page: z.number(),
          pages: z.number(),
          totalCount: z.number(),
          unreadCount: z.int().min(0),
          years: z.array(z.number()),
          unreadable,
        }),
      ),
    )
    .query(async ({ ctx, input: { page, kind, year, policyId, search, unread } }) => {
      const answer = await orNotOffered(
        ctx.upstream.call(documentsEndpoint, {
          query: {
            page,
            kind,
            year,
            policy_uuid: policyId,
            search: search || undefined,
            unread: unread ? '1' : undefined,
          },
        }),
      );
      const pagination = answer?.pagination;
      return {
        offered: answer !== null,
        documents: (answer?.documents ?? []).map(toDocument),
        page,
        pages: pageCount(pagination),
        totalCount: pagination?.totalCount ?? answer?.documents.length ?? 0,
        unreadCount: answer ? unreadOf(answer) : 0,
        years: answer?.years ?? [],
        unreadable: answer?.unreadable ?? 0,
      };
    }),

  /** how many documents are new, as `list` counts them. */
  unreadCount: signedInProcedure
    .output(listed(z.object({ offered: z.boolean(), unread: z.int().min(0) })))
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(documentsEndpoint, {}));
      return { offered: answer !== null, unread: answer ? unreadOf(answer) : 0 };
    }),

  /** P-13: one document; asking for it does not mark it. */
  byId: signedInProcedure
    .input(oneRecord)
    .output(listed(documentOutput))
    .query(async ({ ctx, input }) =>
      toDocument(await ctx.upstream.call(documentEndpoint, { params: { uuid: input.id } })),
    ),

  /** P-59: marks one as read; the same again changes nothing. */
  markRead: signedInProcedure
    .input(oneRecord)
    .output(listed(z.object({ isRead: z.literal(true) })))
    .mutation(async ({ ctx, input }) => {
      await ctx.upstream.call(readDocumentEndpoint, { params: { uuid: input.id } });
      return { isRead: true };
    }),

  /** P-36: every request for a document, those that wait for the client first. */
  requests: signedInProcedure
    .output(listed(z.object({ offered: z.boolean(), requests: z.array(documentRequestOutput), unreadable })))
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(documentRequestsEndpoint, {}));
      return {
        offered: answer !== null,
        requests: (answer?.requests ?? []).map(toDocumentRequest),
        unreadable: answer?.unreadable ?? 0,
      };
    }),

  /** P-36: one request for a document. */
  request: signedInProcedure
    .input(oneRecord)
    .output(listed(documentRequestOutput))
    .query(async ({ ctx, input }) =>
      toDocumentRequest(await ctx.upstream.call(documentRequestEndpoint, { params: { uuid: input.id } })),
    ),
});

function unreadOf({ unread_count, documents }: EndpointAnswer<typeof documentsEndpoint>): number {
  return unread_count ?? documents.filter(({ is_read }) => is_read === false).length;
}
