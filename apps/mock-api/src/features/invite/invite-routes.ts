import type { Serve } from '../../http/register-endpoint.ts';
import type { Invites } from './invite-service.ts';

/** API-7. */
export function inviteRoutes(serve: Serve, invites: Invites): void {
  serve(
    'invite.view',
    async ({ params }) => {
      const { firstName, surname, firmName } = await invites.find(params.code);
      return { first_name: firstName, surname, firm_name: firmName };
    },
    { noSuchThing: 'INVITE_NOT_FOUND' },
  );
}
