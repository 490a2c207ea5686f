import type { FastifyRequest } from 'fastify';
import { isProofFor } from '../../session/device-proof.ts';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { unlessSignOut } from './sign-out-request.ts';

/**
 * SEC-F3: a verified token alone says who calls, and whether as VIP. SEC-D30: it counts only with a proof for it, which
 * its own key signed. SEC-D17: one that only unlocks, was revoked or has expired, for which `open` gives null, is not a
 * session.
 */
export async function readSession(
  { tokens, revocation }: Pick<Context, 'tokens' | 'revocation'>,
  request: FastifyRequest,
): Promise<Session | null> {
  const { authorization = '' } = request.headers;
  const token = /^DPoP ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined || !request.proof || !isProofFor(token, request.proof)) return null;
  const session = await tokens.open(token);
  // An unlock token is not a session: only unlock-token.ts accepts it (SEC-B19).
  if (session?.jkt !== request.proof.jkt || session.scope === 'unlock') return null;
  return (await unlessSignOut(request, revocation.isRevoked(session.sid), false)) ? null : session;
}
