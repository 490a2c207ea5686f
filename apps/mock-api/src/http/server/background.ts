import { AsyncLocalStorage } from 'node:async_hooks';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify';
import PQueue from 'p-queue';

/** Puts work off until after the answer. */
export type Background = (job: () => Promise<void>) => void;

/**
 * Runs jobs one after the other, each once the answer that started it has left, so that the response time reveals
 * nothing about them (SEC-A9), however long the answer waits for the audit trail. A failure is logged; closing the app
 * waits for what is left. SEC-I23: a kill of the process loses it: mails, the entry of a lock in the security history,
 * and when a session was last used.
 */
export function createBackground(app: FastifyInstance): Background {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Set<Promise<void>>();
  const answered = new AsyncLocalStorage<Promise<void>>();
  const begin: onRequestHookHandler = (_request, reply, done) => answered.run(hasLeft(reply), done);
  app.addHook('onRequest', begin);
  // Again after the body: reading one leaves the context that began before it.
  app.addHook('preValidation', begin);
  app.addHook('onClose', async () => {
    while (waiting.size > 0) await Promise.all(waiting);
  });
  return (job) => {
    const done = (answered.getStore() ?? nextTurn())
      .then(() => queue.add(job))
      .catch((error: unknown) => app.log.error({ err: error }, 'background job failed'))
      .finally(() => waiting.delete(done));
    waiting.add(done);
  };
}

/** When an answer was sent, or its connection is gone. */
function hasLeft({ raw }: FastifyReply): Promise<void> {
  return finished(raw).catch(() => undefined);
}
