import { MAX_PAGE } from '@portal/contract/constants';
import { recordId } from '@portal/contract/shapes/fields';
import { pageCount } from '@portal/contract/shapes/pagination';
import { securityEventsEndpoint } from '@portal/contract/v1/security-events';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { sensitiveProcedure, signedInProcedure } from '../../trpc/procedures.ts';
import { reportNotMe, reportOutput } from './not-me.ts';

const text = z.string().nullable();
const eventOutput = z.object({
  uuid: z.string(),
  kind: z.string(),
  occurredAt: text,
  deviceName: text,
  deviceUuid: text,
  isCurrent: z.boolean().nullable(),
});
const toEvent = mapperTo(eventOutput);

/** The security history: an extension of the API. */
export const securityEventsRouter = t.router({
  /** One page, counted from 1, newest first. */
  list: signedInProcedure
    .input(z.object({ page: z.int().min(1).max(MAX_PAGE).default(1) }))
    .output(
      listed(
        z.object({
          offered: z.boolean(),
          events: z.array(eventOutput),
          page: z.number(),
          pages: z.number(),
          takesReports: z.boolean(),
          unreadable,
        }),
      ),
    )
    .query(async ({ ctx, input: { page } }) => {
      const answer = await orNotOffered(ctx.upstream.call(securityEventsEndpoint, { query: { page } }));
      return {
        offered: answer !== null,
        events: (answer?.events ?? []).map(toEvent),
        page,
        pages: pageCount(answer?.pagination),
        takesReports: answer?.takes_reports === true,
        unreadable: answer?.unreadable ?? 0,
      };
    }),

  /** "This was not me". */
  report: sensitiveProcedure('sessions')
    .input(
      z.object({
        uuid: recordId,
        /** What the list said. */
        takesReports: z.boolean(),
        deviceUuid: recordId.nullable(),
      }),
    )
    .output(listed(reportOutput))
    .mutation(async ({ ctx, input }) => reportNotMe(ctx.upstream, input)),
});
