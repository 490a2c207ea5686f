import { recordId } from '@portal/contract/shapes/fields';
import { endOtherSessionsEndpoint, endSessionEndpoint, sessionsEndpoint } from '@portal/contract/v1/sessions';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { doneOutput, listed, unreadable } from '../../trpc/outputs.ts';
import { sensitiveProcedure, signedInProcedure } from '../../trpc/procedures.ts';

const text = z.string().nullable();
const sessionOutput = z.object({
  uuid: z.string(),
  deviceName: text,
  startedAt: text,
  lastUsedAt: text,
  isCurrent: z.boolean().nullable(),
});
const toSession = mapperTo(sessionOutput);

/** Where a client is signed in: an extension of the API. */
export const sessionsRouter = t.router({
  /** Used last first. */
  list: signedInProcedure
    .output(listed(z.object({ offered: z.boolean(), sessions: z.array(sessionOutput), unreadable })))
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(sessionsEndpoint, {}));
      const sessions = (answer?.sessions ?? []).map(toSession);
      return { offered: answer !== null, sessions, unreadable: answer?.unreadable ?? 0 };
    }),

  /** NOT_FOUND for one that has ended, and for one of another client. */
  end: sensitiveProcedure('sessions')
    .input(z.object({ uuid: recordId }))
    .output(listed(doneOutput))
    .mutation(async ({ ctx, input }) => {
      await ctx.upstream.call(endSessionEndpoint, { params: input });
      return { done: true };
    }),

  /** Ends all but this one. */
  endOthers: sensitiveProcedure('sessions')
    .output(listed(z.object({ ended: z.int().min(0).nullable() })))
    .mutation(async ({ ctx }) => ({
      ended: (await ctx.upstream.call(endOtherSessionsEndpoint, {})).ended,
    })),
});
