import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../../session/device-proof.ts';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { unlessSignOut } from './sign-out-request.ts';

/**
 * SEC-F3: only a verified token identifies the caller, and says whether as VIP. An invalid one, or one without proof of
 * possession, counts as none.
 */
export async function readSession(
  { tokens, revocation }: Pick<Context, 'tokens' | 'revocation'>,
  request: FastifyRequest,
): Promise<Session | null> {
  const { authorization = '' } = request.headers;
  const token = /^DPoP ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token === undefined || request.proof?.ath !== tokenHash(token)) return null;
  const session = await tokens.open(token);
  // An unlock token is no session: spendUnlock in authentication-router.ts alone takes it (SEC-B19, SEC-D1).
  if (session?.jkt !== request.proof.jkt || session.scope === 'unlock') return null;
  return (await unlessSignOut(request, revocation.isRevoked(session.sid), false)) ? null : session;
}
