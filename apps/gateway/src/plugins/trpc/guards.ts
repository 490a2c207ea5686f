import type { TRPCProcedureType } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProofNonces } from '../../session/proof-nonces.ts';
import type { ProcedureMeta } from '../../trpc/init.ts';
import { hasDoubledParameter, inputProblem } from '../../trpc/input-check.ts';
import { hasInvalidDeviceId } from '../../trpc/passed-headers.ts';
import { costOf } from '../../trpc/procedure-cost.ts';
import { NONCE_HEADER, type ReadProof } from '../callers/read-proof.ts';
import type { Limits } from '../limits/rate-limit.ts';
import { isJson } from '../request-body.ts';
import { sendFailure } from '../send-failure.ts';

/**
 * SEC-G9: the one method of each kind of procedure. An adapter holds every call to it; any method that no kind has is
 * refused here.
 */
export const methodOf: Readonly<Record<TRPCProcedureType, string>> = {
  query: 'GET',
  mutation: 'POST',
  subscription: 'none',
};
const methods = new Set(Object.values(methodOf));

type Options = {
  readonly limits: Limits;
  readonly readProof: ReadProof;
  readonly nonces: Pick<ProofNonces, 'current'>;
  /** Procedures that count as attempts to sign in, by name. */
  readonly signInProcedures: ReadonlySet<string>;
  readonly knownProcedures: ReadonlyMap<string, ProcedureMeta>;
};

/**
 * What is checked before tRPC sees a request: method, type, limits, the device's proof, and text that is unsafe to
 * parse (SEC-B3, SEC-B16, SEC-B20, SEC-D31, SEC-G3, SEC-G6, SEC-G8, SEC-G9, SEC-G24, SEC-G25). Every refusal has the
 * shape of a tRPC error. A batch that is too long is refused by the adapter (SEC-B5, register-trpc.ts), one with an
 * attempt to sign in by procedures.ts (SEC-B15).
 */
export function registerTrpcGuards(scope: FastifyInstance, options: Options): void {
  scope.decorateRequest('proof', undefined);
  scope.addHook('onRequest', async (request, reply) => {
    reply.header(NONCE_HEADER, options.nonces.current());
    const refusal = refusedShape(request);
    if (refusal) return sendFailure(reply, refusal);
    await admit(request, options);
    return undefined;
  });
  scope.addHook('preValidation', async (request, reply) => checkInput(request, reply));
}

/** Refuses any method but GET and POST, a POST that is not JSON (SEC-G6, SEC-G8), and an invalid device id. */
function refusedShape(request: FastifyRequest) {
  const { method, headers, params } = request;
  // SEC-B20: the stock adapter would decode it a second time, into a name that nothing here has counted.
  if ((params as { path?: string }).path?.includes('%')) return 'MALFORMED_REQUEST';
  if (!methods.has(method)) return 'METHOD_NOT_ALLOWED';
  if (method === 'POST' && !isJson(headers['content-type'])) return 'UNSUPPORTED_MEDIA_TYPE';
  return hasInvalidDeviceId(request) ? 'MALFORMED_REQUEST' : undefined;
}

/**
 * The proof is checked between the two counts: a request refused only because its proof is outdated does not count as a
 * sign-in attempt.
 */
async function admit(request: FastifyRequest, options: Options): Promise<void> {
  const { path } = request.params as { path?: string };
  const names = (path ?? '').split(',');
  request.procedures = names.filter((name) => options.knownProcedures.has(name));
  await options.limits.procedures(request, costOf(names, options.knownProcedures));
  await options.readProof(request);
  const signInAttempts = names.filter((name) => options.signInProcedures.has(name)).length;
  await options.limits.signIn(request, signInAttempts);
}

function checkInput(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const query = request.query as Record<string, unknown>;
  const text = request.method === 'POST' ? request.body : query.input;
  const isUnreadable = typeof text === 'string' && text !== '' && inputProblem(text) !== undefined;
  return hasDoubledParameter(query) || isUnreadable ? sendFailure(reply, 'MALFORMED_REQUEST') : undefined;
}
