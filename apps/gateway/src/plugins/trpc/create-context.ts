import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../../session/device-proof.ts';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { Limits } from '../rate-limit.ts';

/** What lives as long as the process and is handed to every request. */
export type Services = Pick<
  Context,
  'shared' | 'policyReads' | 'tokens' | 'linkHandles' | 'readings' | 'revocation' | 'clock'
> & { readonly upstream: Upstream; readonly limits: Limits };

/** Places that one line of the log names, never a value. */
const NAMED_PLACES = 10;

/** Builds the procedures' context from an HTTP request. `callCount` is the number of called procedures. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  callCount: number,
): Promise<Context> {
  const { upstream, shared, policyReads, tokens, linkHandles, readings, revocation, limits, clock } =
    services;
  const session = await readSession(services, request);
  request.subject = session?.sub;
  const deviceId = readDeviceId(request);
  const upstreamAs = (token?: string) =>
    upstream.clientFor({ token, deviceId, requestId: request.id }, (call, leftOut) =>
      request.log.warn(
        { call, leftOut: leftOut.slice(0, NAMED_PLACES).map(({ path }) => path), count: leftOut.length },
        'parts of an answer could not be read',
      ),
    );
  return {
    requestId: request.id,
    callCount,
    session,
    jkt: request.proof?.jkt,
    userAgent: request.headers['user-agent'] ?? '',
    upstream: upstreamAs(),
    upstreamAs,
    shared,
    policyReads,
    tokens,
    linkHandles,
    readings,
    revocation,
    clock,
    log: request.log,
    limitAccount: async (account) => {
      const reference = await limits.account(request, account);
      request.log.info({ account: reference, ip: request.ip }, 'a sign-in step is tried');
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
