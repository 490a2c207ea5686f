import { idempotencyKey, uuid } from '@portal/contract/fields';
import {
  readThreadEndpoint,
  replyEndpoint,
  startThreadEndpoint,
  threadEndpoint,
  threadsEndpoint,
} from '@portal/contract/threads';
import { z } from 'zod';
import { idempotencyHeader } from '../../trpc/idempotency-header.ts';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';
import { messageOutput, threadOutput, toMessage, toThread } from './messages-mapper.ts';

const ofThread = z.object({ uuid });
const { subject, body } = startThreadEndpoint.body.shape;

/** Conversations with the firm: an extension of the API. */
export const messagesRouter = t.router({
  /** P9: the conversations, the one that moved last first, and how soon the firm answers, in words. */
  list: signedInProcedure
    .output(z.object({ threads: z.array(threadOutput), responseTime: z.string() }))
    .query(async ({ ctx }) => {
      const { items, response_time } = await ctx.upstream.call(threadsEndpoint, {});
      return { threads: items.map(toThread), responseTime: response_time };
    }),

  /** P9: one conversation, oldest message first; reading it does not mark it. */
  byId: signedInProcedure
    .input(ofThread)
    .output(z.object({ thread: threadOutput, messages: z.array(messageOutput) }))
    .query(async ({ ctx, input }) => {
      const { thread, messages } = await ctx.upstream.call(threadEndpoint, { params: input });
      return { thread: toThread(thread), messages: messages.map(toMessage) };
    }),

  /** P9: begins a conversation with the adviser, about a policy where one is named; once for each key (security I7). */
  start: signedInProcedure
    .input(
      z.object({ subject, body, policyUuid: uuid.optional(), idempotencyKey: idempotencyKey.optional() }),
    )
    .output(threadOutput)
    .mutation(async ({ ctx, input: { policyUuid, idempotencyKey: key, ...text } }) => {
      const answer = await ctx.upstream.call(startThreadEndpoint, {
        ...idempotencyHeader(key),
        body: { ...text, policy_uuid: policyUuid },
      });
      return toThread(answer);
    }),

  /** P9: replies in a conversation. */
  reply: signedInProcedure
    .input(ofThread.extend({ body: replyEndpoint.body.shape.body }))
    .output(messageOutput)
    .mutation(async ({ ctx, input: { uuid: thread, body } }) =>
      toMessage(await ctx.upstream.call(replyEndpoint, { params: { uuid: thread }, body: { body } })),
    ),

  /** P9: marks every message of a conversation as read; the same again changes nothing. */
  markRead: signedInProcedure
    .input(ofThread)
    .output(threadOutput)
    .mutation(async ({ ctx, input }) =>
      toThread(await ctx.upstream.call(readThreadEndpoint, { params: input })),
    ),
});
