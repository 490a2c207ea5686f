import type { FastifyReply } from 'fastify';

/** One for all, since making it costs more than ending a call. */
const hungUp = new DOMException('The caller is gone', 'AbortError');

/**
 * Aborted once the caller has hung up before it had its whole answer; never by an answer that was sent. Files stop with
 * it (register-documents.ts), and procedures get it as tRPC's own adapter gives it to them (decision 0034).
 */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!raw.writableFinished) controller.abort(hungUp);
  };
  if (raw.destroyed) onClose();
  else raw.once('close', onClose);
  return controller.signal;
}
