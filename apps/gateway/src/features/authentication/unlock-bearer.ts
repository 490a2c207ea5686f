import type { Context } from '../../trpc/context.ts';
import { Failure } from '../../trpc/failure.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** The client for a retry of the password: with the firm's unlock token where one was given and is still good (security B7). */
export async function unlockBearer(ctx: Context, unlockToken: string | undefined): Promise<UpstreamClient> {
  if (unlockToken === undefined) return ctx.upstream;
  const session = await ctx.tokens.open(unlockToken);
  if (session?.scope !== 'unlock' || (await ctx.revocation.isRevoked(session.sid)))
    throw new Failure('UNAUTHORIZED');
  return ctx.upstreamAs(session.firmToken);
}
