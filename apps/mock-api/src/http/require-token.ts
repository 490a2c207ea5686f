import type { AuthLevel, Endpoint } from '@portal/contract/endpoint';
import { scopesOfLevel } from '@portal/contract/v1/authentication';
import { ApiError } from './api-error.ts';
import type { OpenSession, Session } from './session.ts';

const bearerShape = /^Bearer ([\w.-]{1,8192})$/i;

/**
 * The session that an endpoint requires. Without a valid token 401; with one of a lower step 403. For a token that has
 * ended, a step of the sign-in answers SIGN_IN_LAPSED: entering the password again helps. Where the level is `none`, a
 * bearer counts only if the endpoint accepts one, and an invalid one is ignored.
 */
export async function requireSession(
  endpoint: Endpoint,
  authorization: string | undefined,
  openSession: OpenSession,
): Promise<Session | undefined> {
  const token = bearerShape.exec(authorization ?? '')?.[1];
  if (endpoint.auth === 'none')
    return endpoint.acceptsBearer && token ? openIfGood(token, openSession) : undefined;
  if (!token) throw new ApiError('UNAUTHORIZED');
  const session = await openSession(token).catch((error: unknown) => {
    throw isUnauthorized(error) && endpoint.refusals?.includes('SIGN_IN_LAPSED')
      ? new ApiError('SIGN_IN_LAPSED')
      : error;
  });
  checkLevel(endpoint.auth, session);
  return session;
}

/**
 * SEC-D1: an unfinished sign-in reaches what its next step needs, and with terms that are not accepted, or no longer in
 * force, nothing but the terms is open. The gateway's half is trpc/procedures.ts.
 */
function checkLevel(level: AuthLevel, session: Session): void {
  const { scope, termsAccepted, clientUuid } = session;
  const reached = scopesOfLevel[level].includes(scope);
  if (level === 'full' && (scope === 'terms' || (reached && !termsAccepted)))
    throw new ApiError('TERMS_NOT_ACCEPTED', { clientUuid });
  if (!reached) throw new ApiError('FORBIDDEN', { clientUuid });
}

/** Undefined for an invalid token, when none is needed. */
export function openIfGood(token: string, openSession: OpenSession): Promise<Session | undefined> {
  return openSession(token).catch((error: unknown) => {
    if (isUnauthorized(error)) return undefined;
    throw error;
  });
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHORIZED';
}
