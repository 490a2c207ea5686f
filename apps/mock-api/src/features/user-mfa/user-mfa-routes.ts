import type { Serve } from '../../http/register-endpoint.ts';
import { presentMfa } from './user-mfa-presenter.ts';
import type { UserMfa } from './user-mfa-service.ts';

/** API-4 to API-6. */
export function userMfaRoutes(serve: Serve, userMfa: UserMfa): void {
  serve('user.mfa', async ({ session, isSteppedUp }) =>
    presentMfa(await userMfa.state(session, { withSecret: isSteppedUp })),
  );

  serve('user.mfaVerify', async ({ session, body, log }) => {
    const { jwt, termsAccepted, recoveryCodes } = await userMfa.confirm(session, body.OtpForm.otp);
    log.info({ client: session.clientUuid }, 'second factor set up');
    return { data: { jwt, terms_accepted: termsAccepted, recovery_codes: recoveryCodes } };
  });

  serve('user.mfaDelete', async ({ session, body, log }) => {
    await userMfa.remove(session, body.OtpForm?.otp);
    log.info({ client: session.clientUuid }, 'second factor removed');
    return {};
  });
}
