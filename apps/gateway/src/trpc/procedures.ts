import type { TokenScope } from '@portal/contract/v1/authentication';
import type { Session } from '../session/session.ts';
import { toTrpcError } from './error-map.ts';
import { Failure } from './failure.ts';
import { t } from './init.ts';

/** Everything that fails below is mapped here, once. */
const mapped = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Needs no token. */
export const publicProcedure = mapped.use(({ ctx, meta, next }) => {
  if (meta?.alone && ctx.callCount > 1)
    throw new Failure('MALFORMED_REQUEST', { message: 'This call cannot be one of several.' });
  return next();
});

/** Needs a device that proves its key, to which the token that it gets is bound (SEC-D8). */
export const deviceProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.jkt === undefined) throw new Failure('PROOF_REFUSED');
  return next({ ctx: { jkt: ctx.jkt } });
});

/** Needs any session token that is still valid, whatever its scope. */
export const heldProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.session) throw new Failure('UNAUTHORIZED');
  return next({ ctx: { session: ctx.session, upstream: ctx.upstreamAs(ctx.session.firmToken) } });
});

/** Needs at least the right password. */
export const interimProcedure = heldProcedure.use(({ ctx, next }) => {
  requireScope(ctx.session, ['interim', 'terms', 'full']);
  return next();
});

/** Needs every factor; the terms may still be open. */
export const termsProcedure = heldProcedure.use(({ ctx, next }) => {
  requireScope(ctx.session, ['terms', 'full']);
  return next();
});

/** Needs a full sign-in: password, second factor when required, terms (SEC-D1, SEC-D2). */
export const signedInProcedure = heldProcedure.use(({ ctx, next }) => {
  requireScope(ctx.session, ['full']);
  return next();
});

function requireScope(session: Session, allowed: readonly TokenScope[]): void {
  if (allowed.includes(session.scope)) return;
  throw new Failure(session.scope === 'terms' ? 'TERMS_NOT_ACCEPTED' : 'FORBIDDEN');
}
