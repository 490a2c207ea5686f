import type { ErrorCode } from '@portal/contract/errors/error';
import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Session } from '../../session/session.ts';
import type { Context } from '../../trpc/context.ts';
import { toFailure } from '../../trpc/error-map.ts';
import { Failure } from '../../trpc/failure.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

type Retry = { readonly email: string; readonly unlockToken?: string | undefined };

/** As whom the sign-in is sent to the firm, and what its form holds besides the address and the password. */
type SentAs = { readonly client: UpstreamClient; readonly alsoInForm: { readonly token?: string } };

/** Failures that do not say whether the password is right (L-24). */
const outages: ReadonlySet<ErrorCode> = new Set([
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UPSTREAM_DOWN',
  'UPSTREAM_MALFORMED',
]);

/**
 * API-25: the sign-in after an unlock carries the firm's token of it as bearer, or as `LoginForm[token]` where
 * UPSTREAM_UNLOCK_TOKEN (firm-readings.ts) is `form`. Any other sign-in carries none. SEC-B19: the token is used up
 * once the firm has said whether the password is right.
 */
export async function carryUnlockToken<Answer>(
  ctx: Context,
  retry: Retry,
  send: (as: SentAs) => Promise<Answer>,
): Promise<Answer> {
  const unlock = await takeUnlock(ctx, retry);
  try {
    return await send(sentAs(ctx, unlock?.firmToken));
  } catch (error) {
    if (unlock && outages.has(toFailure(error).code)) await ctx.revocation.giveBack(unlock.sid);
    throw error;
  }
}

function sentAs(ctx: Context, token: string | undefined): SentAs {
  if (token === undefined) return { client: ctx.upstream, alsoInForm: {} };
  if (ctx.readings.unlockTokenIn === 'form') return { client: ctx.upstream, alsoInForm: { token } };
  return { client: ctx.upstreamAs(token), alsoInForm: {} };
}

/**
 * The unlock, for one retry of the password: where a token was given, is still valid, is not used up, and belongs to
 * the account and the device that call (SEC-B19, SEC-D30).
 */
async function takeUnlock(
  ctx: Context,
  { email: address, unlockToken }: Retry,
): Promise<Session | undefined> {
  if (unlockToken === undefined) return undefined;
  const session = await ctx.tokens.open(unlockToken);
  const isOwn =
    session?.scope === 'unlock' &&
    session.jkt === ctx.jkt &&
    normaliseEmail(session.account) === normaliseEmail(address);
  if (!isOwn || !(await ctx.revocation.take(session.sid))) throw new Failure('UNAUTHORIZED');
  return session;
}
