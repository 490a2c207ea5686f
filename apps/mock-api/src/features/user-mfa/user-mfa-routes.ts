import type { Serve } from '../../http/register-endpoint.ts';
import { presentMfa } from './user-mfa-presenter.ts';
import type { UserMfa } from './user-mfa-service.ts';

/** A4. */
export function userMfaRoutes(serve: Serve, userMfa: UserMfa): void {
  serve('user.mfa', async ({ session }) => presentMfa(await userMfa.standing(session.clientUuid)));
}
