import type { FastifyReply } from 'fastify';

/** One for all, since making it costs more than ending a call. */
const hungUp = new DOMException('The caller is gone', 'AbortError');

/**
 * Aborted when the caller hangs up before it has its whole answer; never by an answer that was sent. Files stop with it
 * (register-documents.ts), and procedures get it as tRPC's own adapter gives it to them (decision 0034).
 */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(hungUp);
  });
  return controller.signal;
}
