import type { FastifyRequest } from 'fastify';
import { createBrowserNames } from '../../device-name.ts';
import { tokenHash } from '../../session/device-proof.ts';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import type { CallBudget } from '../../upstream/call-budget.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { OnLeftOut } from '../../upstream/upstream-client.ts';
import type { Limits } from '../rate-limit.ts';
import type { WatchProcedure } from '../watch-procedures.ts';

/** What lives as long as the process and is handed to every request. */
export type Services = Pick<
  Context,
  | 'shared'
  | 'policyReads'
  | 'tokens'
  | 'stepUpTokens'
  | 'linkHandles'
  | 'readings'
  | 'revocation'
  | 'checkOutput'
  | 'clock'
> & { readonly upstream: Upstream; readonly limits: Limits; readonly watch: WatchProcedure | undefined };

const browserName = createBrowserNames();

/** Places that one line of the log names, never a value. */
const NAMED_PLACES = 10;

/** Builds the procedures' context from an HTTP request. `callCount` is the number of called procedures. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  callCount: number,
): Promise<Context> {
  const { shared, policyReads, tokens, linkHandles, readings, revocation, limits, clock } = services;
  const { checkOutput, watch } = services;
  const session = await readSession(services, request);
  request.subject = session?.sub;
  if (session && request.method === 'POST') await limits.writes(request, callCount);
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    requestId: request.id,
    callCount,
    session,
    jkt: request.proof?.jkt,
    userAgent,
    ...upstreamParts(services, request, session),
    shared,
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
      const reference = await limits.account(request, account);
      request.log.info({ account: reference, ip: request.ip }, 'a sign-in step is tried');
    },
  };
}

/** The firm's API, for this request. */
function upstreamParts(
  { upstream, limits }: Services,
  request: FastifyRequest,
  session: Session | null,
): Pick<Context, 'upstream' | 'upstreamAs' | 'sharedUpstream'> {
  const deviceId = readDeviceId(request);
  const deviceName = browserName(request.headers['user-agent'] ?? '');
  const { id: requestId, traceparent } = request;
  const caller = { deviceId, deviceName, requestId, traceparent };
  const onLeftOut: OnLeftOut = (call, leftOut) =>
    request.log.warn(
      { call, leftOut: leftOut.slice(0, NAMED_PLACES).map(({ path }) => path), count: leftOut.length },
      'parts of an answer could not be read',
    );
  const person = session?.sub ?? request.ip;
  const upstreamAs = (token?: string, stepUpToken?: string, budget?: CallBudget) =>
    upstream.clientFor({ ...caller, token, stepUpToken }, { person, budget, onLeftOut });
  return {
    upstream: upstreamAs(),
    upstreamAs,
    sharedUpstream: {
      procedureMs: upstream.procedureMs,
      turns: upstream.turns,
      charge: (count) => limits.charge(request, count),
    },
  };
}

/** Only a verified token identifies the caller (SEC-F3). An invalid one, or one without proof of possession, counts as none. */
async function readSession(
  { tokens, revocation }: Services,
  request: FastifyRequest,
): Promise<Session | null> {
  const { authorization = '' } = request.headers;
  const token = /^DPoP ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined || request.proof?.ath !== tokenHash(token)) return null;
  const session = await tokens.open(token);
  if (session?.jkt !== request.proof.jkt || session.scope === 'unlock') return null;
  return (await revocation.isRevoked(session.sid)) ? null : session;
}

/** Its shape was checked before (SEC-G3). */
function readDeviceId(request: FastifyRequest): string | undefined {
  const header = request.headers['x-device-id'];
  return typeof header === 'string' ? header : undefined;
}
