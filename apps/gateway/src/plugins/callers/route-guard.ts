import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProofNonces } from '../../session/proof-nonces.ts';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { Failure } from '../../trpc/failure.ts';
import { hasInvalidDeviceId } from '../../trpc/passed-headers.ts';
import { requireScope } from '../../trpc/procedures.ts';
import type { Limits } from '../limits/rate-limit.ts';
import { NONCE_HEADER, type ReadProof } from './read-proof.ts';
import { readSession } from './read-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client of a request that `registerSignedIn` let pass. */
    session: Session | undefined;
  }
}

export type SignedInDeps = Pick<Context, 'tokens' | 'revocation'> & {
  readonly limits: Limits;
  readonly readProof: ReadProof;
  readonly nonces: Pick<ProofNonces, 'current'>;
};

/**
 * SEC-G47: for routes of files, which are not procedures: lets only clients pass who signed in fully, by the same
 * limits, proof and token as tRPC's calls (SEC-B8, SEC-B16, SEC-D1, SEC-D30). It is done before anything of a body is
 * read.
 */
export function registerSignedIn(scope: FastifyInstance, deps: SignedInDeps): void {
  const { limits, readProof, nonces } = deps;
  scope.decorateRequest('proof', undefined);
  scope.decorateRequest('session', undefined);
  scope.addHook('onRequest', async (request, reply) => {
    // Nothing caches what only the signed-in client may read (SEC-G10).
    reply.header('cache-control', 'private, no-store').header(NONCE_HEADER, nonces.current());
    if (hasInvalidDeviceId(request)) throw new Failure('MALFORMED_REQUEST');
    await limits.procedures(request, 1);
    await readProof(request);
    const session = await readSession(deps, request);
    if (!session) throw new Failure('UNAUTHORIZED');
    requireScope(session, ['full']);
    request.subject = session.sub;
    request.session = session;
    await limits.writes(request, 1);
  });
}

/** The client of a request behind `registerSignedIn`. */
export function signedInOf({ session }: FastifyRequest): Session {
  if (!session) throw new Failure('UNAUTHORIZED');
  return session;
}
