import { normalizeIP } from '@fastify/rate-limit';
import type { Caller } from '@portal/contract/build-request';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { passedHeaders } from '../../trpc/passed-headers.ts';
import type { CallBudget } from '../../upstream/call-budget.ts';
import type { UpstreamStreams } from '../../upstream/files/streams.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { OnLeftOut } from '../../upstream/upstream-client.ts';
import type { Limits } from '../limits/rate-limit.ts';

/** Paths that one line of the log names, never a value. */
const NAMED_PATHS = 10;

/** The firm's API, for this request. */
export function upstreamParts(
  { upstream, limits }: { readonly upstream: Upstream; readonly limits: Limits },
  request: FastifyRequest,
  session: Session | null,
): Pick<Context, 'upstream' | 'upstreamAs' | 'fairTurns'> {
  const caller = callerOf(request);
  const onLeftOut: OnLeftOut = (call, leftOut) =>
    request.log.warn(
      { call, leftOut: leftOut.slice(0, NAMED_PATHS).map(({ path }) => path), count: leftOut.length },
      'parts of an answer could not be read',
    );
  // SEC-I26: whose turn it is in a fair lane; one address is what it is for the limits.
  const person = session?.sub ?? normalizeIP(request.ip);
  const upstreamAs = (token?: string, stepUpToken?: string, budget?: CallBudget) =>
    upstream.clientFor({ ...caller, token, stepUpToken }, { person, budget, onLeftOut });
  return {
    upstream: upstreamAs(),
    upstreamAs,
    fairTurns: {
      procedureMs: upstream.procedureMs,
      turns: upstream.turns,
      person,
      charge: (count) => limits.charge(request, count),
    },
  };
}

/** The files of a client at the firm. */
export function streamsOf(upstream: Upstream, request: FastifyRequest, session: Session): UpstreamStreams {
  return upstream.streamsFor({ ...callerOf(request), token: session.firmToken }, session.sub);
}

function callerOf(request: FastifyRequest): Caller {
  return { ...passedHeaders(request), requestId: request.id };
}
