import type { Serve } from '../../http/register-endpoint.ts';
import type { Invites } from './invite-service.ts';

/** API-7. */
export function inviteRoutes(serve: Serve, invites: Invites): void {
  serve(
    'invite.view',
    async ({ params }) => {
      await invites.requireGood(params.code);
      return {};
    },
    { noSuchThing: 'INVITE_NOT_FOUND' },
  );
}
