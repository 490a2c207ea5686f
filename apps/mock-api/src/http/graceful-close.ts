import type { FastifyInstance } from 'fastify';

const IDLE_SWEEP_MS = 100;
/** After this long whatever is still open is cut, so that the whole stop takes less than ten seconds (security I5). */
const CUT_AFTER_MS = 8000;

/** Takes no new work, lets requests in flight finish, and does not wait for callers that merely keep a connection. */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
