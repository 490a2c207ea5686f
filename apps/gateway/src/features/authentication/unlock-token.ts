import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Context } from '../../trpc/context.ts';
import { Failure } from '../../trpc/failure.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

type Retry = { readonly email: string; readonly unlockToken?: string | undefined };

/** As whom the sign-in is sent to the firm, and what its form holds besides the address and the password. */
type SentAs = { readonly client: UpstreamClient; readonly alsoInForm: { readonly token?: string } };

/**
 * API-25: the sign-in after an unlock carries the firm's token of it as bearer, or as `LoginForm[token]` where
 * UPSTREAM_UNLOCK_TOKEN (firm-readings.ts) is `form`. Any other sign-in carries none.
 */
export async function carryUnlockToken(ctx: Context, retry: Retry): Promise<SentAs> {
  const token = await spendUnlock(ctx, retry);
  if (token === undefined) return { client: ctx.upstream, alsoInForm: {} };
  if (ctx.readings.unlockTokenIn === 'form') return { client: ctx.upstream, alsoInForm: { token } };
  return { client: ctx.upstreamAs(token), alsoInForm: {} };
}

/**
 * The firm's unlock token, for one retry of the password: where one was given, is still valid, was not used before, and
 * belongs to the account and the device that call (SEC-B19, SEC-D30).
 */
async function spendUnlock(
  ctx: Context,
  { email: address, unlockToken }: Retry,
): Promise<string | undefined> {
  if (unlockToken === undefined) return undefined;
  const session = await ctx.tokens.open(unlockToken);
  const isOwn =
    session?.scope === 'unlock' &&
    session.jkt === ctx.jkt &&
    normaliseEmail(session.account) === normaliseEmail(address);
  if (!isOwn || !(await ctx.revocation.take(session.sid))) throw new Failure('UNAUTHORIZED');
  return session.firmToken;
}
