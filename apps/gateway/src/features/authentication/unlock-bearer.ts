import type { Context } from '../../trpc/context.ts';
import { Failure } from '../../trpc/failure.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/**
 * The client for a retry of the password: with the firm's unlock token where one was given, is still good and belongs to
 * the device that calls (security B7, D8).
 */
export async function unlockBearer(ctx: Context, unlockToken: string | undefined): Promise<UpstreamClient> {
  if (unlockToken === undefined) return ctx.upstream;
  const session = await ctx.tokens.open(unlockToken);
  const isOwn = session?.scope === 'unlock' && session.jkt === ctx.jkt;
  if (!isOwn || (await ctx.revocation.isRevoked(session.sid))) throw new Failure('UNAUTHORIZED');
  return ctx.upstreamAs(session.firmToken);
}
