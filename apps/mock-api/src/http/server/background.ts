import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';

/** Puts work off until after the answer. */
export type Background = (job: () => Promise<void>) => void;

/**
 * Runs jobs one after the other once the answer that started them is on its way, so that the response time reveals
 * nothing about them (SEC-A9). A failure is logged; closing the app waits for what is left. SEC-I23: a kill of the
 * process loses it: mails, the entry of a lock in the security history, and when a session was last used.
 */
export function createBackground(app: FastifyInstance): Background {
  const queue = new PQueue({ concurrency: 1 });
  app.addHook('onClose', () => queue.onIdle());
  return (job) => {
    // From now, not from its turn: a job that waited has nothing more to wait for.
    const answered = nextTurn();
    void queue
      .add(() => answered.then(job))
      .catch((error: unknown) => app.log.error({ err: error }, 'background job failed'));
  };
}
