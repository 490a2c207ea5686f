import { recordId } from '@portal/contract/shapes/fields';
import {
  dueDiligenceEndpoint,
  dueDiligenceListEndpoint,
  dueDiligenceReportEndpoint,
} from '@portal/contract/v1/due-diligence';
import { z } from 'zod';
import { t } from '../../trpc/init.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { dueDiligenceOutput, panelItemOutput, toDueDiligence } from './due-diligence-mapper.ts';
import { readPanel } from './read-panel.ts';
import { reportOutput, toReport } from './report-mapper.ts';

const ofEntry = z.object({ uuid: recordId });

export const dueDiligenceRouter = t.router({
  /** API-18: the entries of every financial year, newest first (P-3). */
  list: signedInProcedure
    .output(listed(z.object({ entries: z.array(dueDiligenceOutput), unreadable })))
    .query(async ({ ctx }) => {
      const { items, unreadable } = await ctx.upstream.call(dueDiligenceListEndpoint, {});
      return { entries: items.map(toDueDiligence), unreadable };
    }),

  /** API-18: one entry (P-4). */
  byId: signedInProcedure
    .input(ofEntry)
    .output(listed(dueDiligenceOutput))
    .query(async ({ ctx, input }) =>
      toDueDiligence(await ctx.upstream.call(dueDiligenceEndpoint, { params: input })),
    ),

  /** API-18: the panel of an entry by the entry's own link, each item with its provider, in one answer (P-4). */
  panel: signedInProcedure
    .input(ofEntry)
    .output(listed(z.object({ items: z.array(panelItemOutput), unreadable })))
    .query(({ ctx, input }) => readPanel(ctx, input.uuid)),

  /** API-18: the report on one provider in one entry (P-17). */
  report: signedInProcedure
    .input(z.object({ dueDiligenceUuid: recordId, providerUuid: recordId }))
    .output(listed(reportOutput))
    .query(async ({ ctx, input }) => {
      const params = { id: input.dueDiligenceUuid, providerId: input.providerUuid };
      return toReport(await ctx.upstream.call(dueDiligenceReportEndpoint, { params }));
    }),
});
