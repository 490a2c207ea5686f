import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Upstream } from '../upstream/upstream.ts';

type Options = {
  readonly upstream: Pick<Upstream, 'isReachable'>;
  readonly clock: Clock;
  /** True from the moment at which the process begins to stop. */
  readonly isClosing: () => boolean;
};

/** How long one look at the firm's API answers for everybody who asks, so that asking here cannot load it. */
const LOOK_MS = 1000;

/** `/healthz`: the process answers. `/readyz`: it can do its work, because the firm's API answers too (security I5). */
export function registerHealth(app: FastifyInstance, { upstream, clock, isClosing }: Options): void {
  let looked = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve(false) };

  function look(requestId: string): Promise<boolean> {
    const now = clock.now().getTime();
    if (now - looked.at >= LOOK_MS) looked = { at: now, result: upstream.isReachable(requestId) };
    return looked.result;
  }

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
    const isReachable = await look(request.id);
    return isReachable ? { status: 'ready' } : reply.code(503).send({ status: 'upstream unreachable' });
  });
}
