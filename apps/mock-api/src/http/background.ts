import type { FastifyInstance } from 'fastify';

/** Puts work off until after the answer. */
export type Background = (job: () => Promise<void>) => void;

/**
 * Runs jobs one after the other once the answer that began them is on its way, so that its time tells nothing
 * about them (security A4). A failure is logged; closing the app waits for what is left.
 */
export function createBackground(app: FastifyInstance): Background {
  let last: Promise<void> = Promise.resolve();
  app.addHook('onClose', async () => {
    // A job may have put off another one.
    let awaited: Promise<void> | undefined;
    while (awaited !== last) {
      awaited = last;
      await awaited;
    }
  });
  return (job) => {
    const begun = new Promise((resolve) => setImmediate(resolve));
    last = last
      .then(() => begun)
      .then(job)
      .catch((error: unknown) => app.log.error({ err: error }, 'background job failed'));
  };
}
