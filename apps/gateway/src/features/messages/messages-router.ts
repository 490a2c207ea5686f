import { idempotencyKey, recordId } from '@portal/contract/shapes/fields';
import {
  readThreadEndpoint,
  replyEndpoint,
  startThreadEndpoint,
  threadEndpoint,
  threadsEndpoint,
} from '@portal/contract/v1/messages';
import { z } from 'zod';
import { textOrNull } from '../../mapping/listed-fields.ts';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { listed, unreadable } from '../../trpc/outputs.ts';
import { idempotencyHeader } from '../../trpc/passed-headers.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { isReportKey } from '../security-events/not-me.ts';
import { messageOutput, threadOutput, toMessage, toThread } from './messages-mapper.ts';

const ofThread = z.object({ uuid: recordId });
const { subject, body, attachment_uuids: attachmentIds } = startThreadEndpoint.body.shape;
const ownKey = idempotencyKey.refine((key) => !isReportKey(key), 'Must not be a key of the portal');

/** Conversations with the firm: an extension of the API. */
export const messagesRouter = t.router({
  /** P-9: the conversations, the most recent first, and how soon the firm answers, in words. */
  list: signedInProcedure
    .output(
      listed(
        z.object({
          offered: z.boolean(),
          threads: z.array(threadOutput),
          responseTime: z.string().nullable(),
          unreadable,
        }),
      ),
    )
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(threadsEndpoint, {}));
      return {
        offered: answer !== null,
        threads: (answer?.items ?? []).map(toThread),
        responseTime: textOrNull(answer?.response_time),
        unreadable: answer?.unreadable ?? 0,
      };
    }),

  /**
   * P-9, R-25: how many of the firm's messages are unread, over all conversations; what the firm does not count is
   * none.
   */
  unreadCount: signedInProcedure
    .output(listed(z.object({ offered: z.boolean(), unread: z.int().min(0) })))
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(threadsEndpoint, {}));
      const counts = (answer?.items ?? []).map(({ unread_count }) => unread_count ?? 0);
      return { offered: answer !== null, unread: counts.reduce((sum, count) => sum + count, 0) };
    }),

  /** P-9: one conversation, oldest message first; reading it does not mark it. */
  byId: signedInProcedure
    .input(ofThread)
    .output(listed(z.object({ thread: threadOutput, messages: z.array(messageOutput) })))
    .query(async ({ ctx, input }) => {
      const { thread, messages } = await ctx.upstream.call(threadEndpoint, { params: input });
      return { thread: toThread(thread), messages: messages.map(toMessage) };
    }),

  /**
   * P-9: starts a conversation with the adviser, about a policy where one is named, with documents that the client sent
   * before (P-14); once for each key (SEC-I7).
   */
  start: signedInProcedure
    .input(
      z.object({
        subject,
        body,
        policyUuid: recordId.optional(),
        attachmentIds,
        idempotencyKey: ownKey.optional(),
      }),
    )
    .output(listed(threadOutput))
    .mutation(async ({ ctx, input: { policyUuid, attachmentIds, idempotencyKey: key, ...text } }) => {
      const answer = await ctx.upstream.call(startThreadEndpoint, {
        ...idempotencyHeader(key),
        body: { ...text, policy_uuid: policyUuid, attachment_uuids: attachmentIds },
      });
      return toThread(answer);
    }),

  /** P-9: replies in a conversation, with documents that the client sent before (P-14); once for each key (SEC-I7). */
  reply: signedInProcedure
    .input(
      ofThread.extend({
        body: replyEndpoint.body.shape.body,
        attachmentIds,
        idempotencyKey: ownKey.optional(),
      }),
    )
    .output(listed(messageOutput))
    .mutation(async ({ ctx, input: { uuid: thread, body, attachmentIds, idempotencyKey: key } }) =>
      toMessage(
        await ctx.upstream.call(replyEndpoint, {
          ...idempotencyHeader(key),
          params: { uuid: thread },
          body: { body, attachment_uuids: attachmentIds },
        }),
      ),
    ),

  /** P-9: marks every message of a conversation as read; the same again changes nothing. */
  markRead: signedInProcedure
    .input(ofThread)
    .output(listed(threadOutput))
    .mutation(async ({ ctx, input }) =>
      toThread(await ctx.upstream.call(readThreadEndpoint, { params: input })),
    ),
});
