import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import { type TokenScope, tokenScopeSchema } from '@portal/contract/v1/authentication';
import type { Session } from '../session/session.ts';
import { requireStepUp } from '../session/step-up-token.ts';
import type { Context } from './context.ts';
import { toTrpcError } from './error-answer.ts';
import { toFailure } from './error-map.ts';
import { Failure } from './failure.ts';
import { t } from './init.ts';
import { runFairly } from './run-fairly.ts';

/**
 * Needs no token. Everything that fails below is mapped here, once. Checks share a middleware, since each costs its
 * call.
 */
export const publicProcedure = t.procedure.use(async ({ ctx, meta, path, next }) => {
  // SEC-B15: a batch of guesses must not pass as one request.
  if (meta?.countsAsSignIn && ctx.callCount > 1)
    throw toTrpcError(new Failure('MALFORMED_REQUEST', { message: 'This call cannot be one of several.' }));
  const end = ctx.watch?.(path);
  const result = await next();
  if (end) await end(result.ok ? undefined : result.error);
  if (!result.ok) throw toTrpcError(result.error);
  ctx.checkOutput?.(path, result.data);
  return result;
});

/** Needs a device that proves its key, to which the token that it gets is bound (SEC-D30). */
export const deviceProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.jkt === undefined) throw new Failure('PROOF_REFUSED');
  return next({ ctx: { jkt: ctx.jkt } });
});

// SEC-D1: which tokens a procedure takes. The mock does the same in its http/require-token.ts.

/** For signing out: needs any session token that is still valid; an unlock token is not one (read-session.ts). */
export const heldProcedure = procedureFor(tokenScopeSchema.options);

/** For the second factor and the check of the session: needs at least the right password. */
export const interimProcedure = procedureFor(['interim', 'terms', 'full']);

/** For the terms: needs every factor; the terms may still be open. */
export const termsProcedure = procedureFor(['terms', 'full']);

/** Needs a full sign-in: password, second factor when required, terms. */
export const signedInProcedure = procedureFor(['full']);

/**
 * As `signedInProcedure`, for a change that a session alone must not make: the password or a one-time code was given
 * within the last minutes, at sign-in or again for this family of changes (SEC-D9). Not for a call that itself carries
 * one of them.
 */
export function sensitiveProcedure(family: StepUpFamily) {
  return procedureFor(['full'], family);
}

/**
 * The same for a step that also belongs to the sign-in, where the password was just given. A token that waits for the
 * terms has that step behind it.
 */
export function sensitiveStepProcedure(family: StepUpFamily) {
  return procedureFor(['interim', 'full'], family);
}

function procedureFor(allowed: readonly TokenScope[], family?: StepUpFamily) {
  return publicProcedure.use(async ({ ctx, meta, path, next }) => {
    const { session } = ctx;
    if (!session) throw new Failure('UNAUTHORIZED');
    requireScope(session, allowed);
    const stepUp = family ? await requireStepUp(family, session, ctx) : null;
    const procedure = { path, weight: meta?.weight };
    const result = await runFairly(ctx.fairTurns, procedure, (budget) => {
      const upstreamAs: Context['upstreamAs'] = (firmToken, stepUpToken) =>
        ctx.upstreamAs(firmToken, stepUpToken, budget);
      return next({
        ctx: {
          session,
          /** The password or a code was given again, not only at sign-in. */
          isSteppedUp: stepUp !== null,
          upstreamAs,
          upstream: upstreamAs(session.firmToken, stepUp?.firmToken ?? undefined),
        },
      });
    });
    // The firm may count the minutes a little differently.
    const isAsked = family && !result.ok && toFailure(result.error).code === 'STEP_UP_REQUIRED';
    if (isAsked) throw new Failure('STEP_UP_REQUIRED', { stepUpFamily: family });
    return result;
  });
}

/** Throws unless the token came far enough. */
export function requireScope(session: Session, allowed: readonly TokenScope[]): void {
  if (allowed.includes(session.scope)) return;
  throw new Failure(session.scope === 'terms' ? 'TERMS_NOT_ACCEPTED' : 'FORBIDDEN');
}
