import { type TokenScope, tokenScopeSchema } from '@portal/contract/v1/authentication';
import type { Session } from '../session/session.ts';
import { toTrpcError } from './error-map.ts';
import { Failure } from './failure.ts';
import { t } from './init.ts';

/** Needs no token. Everything that fails below is mapped here, once. Checks share a middleware, since each costs its call. */
export const publicProcedure = t.procedure.use(async ({ ctx, meta, next }) => {
  if (meta?.alone && ctx.callCount > 1)
    throw toTrpcError(new Failure('MALFORMED_REQUEST', { message: 'This call cannot be one of several.' }));
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Needs a device that proves its key, to which the token that it gets is bound (SEC-D8). */
export const deviceProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.jkt === undefined) throw new Failure('PROOF_REFUSED');
  return next({ ctx: { jkt: ctx.jkt } });
});

/** Needs any session token that is still valid, whatever its scope. */
export const heldProcedure = procedureFor(tokenScopeSchema.options);

/** Needs at least the right password. */
export const interimProcedure = procedureFor(['interim', 'terms', 'full']);

/** Needs every factor; the terms may still be open. */
export const termsProcedure = procedureFor(['terms', 'full']);

/** Needs a full sign-in: password, second factor when required, terms (SEC-D1, SEC-D2). */
export const signedInProcedure = procedureFor(['full']);

function procedureFor(allowed: readonly TokenScope[]) {
  return publicProcedure.use(({ ctx, next }) => {
    const { session } = ctx;
    if (!session) throw new Failure('UNAUTHORIZED');
    requireScope(session, allowed);
    return next({ ctx: { session, upstream: ctx.upstreamAs(session.firmToken) } });
  });
}

function requireScope(session: Session, allowed: readonly TokenScope[]): void {
  if (allowed.includes(session.scope)) return;
  throw new Failure(session.scope === 'terms' ? 'TERMS_NOT_ACCEPTED' : 'FORBIDDEN');
}
