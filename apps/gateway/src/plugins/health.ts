import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { ProofNonces } from '../session/proof-nonces.ts';
import type { Revocation } from '../session/revocation/revocation.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { NONCE_HEADER } from './callers/read-proof.ts';

type Options = {
  readonly upstream: Pick<Upstream, 'isReachable'>;
  readonly revocation: Pick<Revocation, 'canWrite'>;
  readonly clock: Clock;
  /** True from the moment at which the process starts to stop. */
  readonly isClosing: () => boolean;
};

/** How long one check of the firm's API is reused, so that health requests cannot load it. */
const LOOK_MS = 1000;
const READY = 'ready';
const NO_FIRM = 'upstream unreachable';
const NO_STORE = 'sign-outs cannot be written';

/** `/healthz`: the process answers. A packaged app takes the nonce of its first proof from it (SEC-D24). */
export function registerHealth(app: FastifyInstance, nonces: Pick<ProofNonces, 'current'>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header(NONCE_HEADER, nonces.current());
    return { status: 'ok' };
  });
}

/**
 * SEC-I20: `/readyz` says that it can do its work, because the firm's API answers, sign-outs can be stored (SEC-D29)
 * and nothing has told it to stop.
 */
export function registerReadiness(
  app: FastifyInstance,
  { upstream, revocation, clock, isClosing }: Options,
): void {
  let looked = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve(NO_FIRM) };

  function look(requestId: string): Promise<string> {
    const now = clock.now().getTime();
    // The clock may have been set back.
    if (now < looked.at || now - looked.at >= LOOK_MS) looked = { at: now, result: state(requestId) };
    return looked.result;
  }

  async function state(requestId: string): Promise<string> {
    const [isAnswering, isStoring] = await Promise.all([
      upstream.isReachable(requestId),
      revocation.canWrite(),
    ]);
    if (!isAnswering) return NO_FIRM;
    return isStoring ? READY : NO_STORE;
  }

  app.get('/readyz', async (request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
    const status = await look(request.id);
    return reply.code(status === READY ? 200 : 503).send({ status });
  });
}
