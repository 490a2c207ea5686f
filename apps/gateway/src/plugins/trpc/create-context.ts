import type { FastifyRequest } from 'fastify';
import type { Context } from '../../trpc/context.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { readSession } from '../callers/read-session.ts';
import { upstreamParts } from '../callers/upstream-of-request.ts';
import type { Limits } from '../limits/rate-limit.ts';
import { logSignInStep } from '../monitoring/access-log.ts';
import type { WatchProcedure } from '../monitoring/watch-procedures.ts';

/** What lives as long as the process and is handed to every request. */
export type Services = Pick<
  Context,
  | 'policyReads'
  | 'tokens'
  | 'stepUpTokens'
  | 'linkHandles'
  | 'readings'
  | 'revocation'
  | 'checkOutput'
  | 'clock'
> & { readonly upstream: Upstream; readonly limits: Limits; readonly watch: WatchProcedure | undefined };

/** Builds the procedures' context from an HTTP request. `callCount` is the number of called procedures. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  callCount: number,
): Promise<Context> {
  const { policyReads, tokens, linkHandles, readings, revocation, limits, clock } = services;
  const { checkOutput, watch } = services;
  const session = await readSession(services, request);
  request.subject = session?.sub;
  await limits.writes(request, callCount);
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    requestId: request.id,
    callCount,
    session,
    jkt: request.proof?.jkt,
    userAgent,
    ...upstreamParts(services, request, session),
    policyReads,
    tokens,
    stepUpTokens: services.stepUpTokens,
    stepUpToken: request.headers['x-step-up-token']?.toString(),
    linkHandles,
    readings,
    revocation,
    checkOutput,
    watch: watch && ((procedure) => watch(request, procedure)),
    clock,
    log: request.log,
    limitAccount: async (account) => {
      try {
        await limits.account(request, account);
      } finally {
        logSignInStep(request);
      }
    },
  };
}
