import { ApiError } from '../../http/api-error.ts';
import type { Serve } from '../../http/register-endpoint.ts';
import { openIfGood } from '../../http/require-token.ts';
import type { OpenSession } from '../../http/session.ts';
import { shownDevice } from '../device/device-token.ts';
import type { Unlock } from './attempts/unlock.ts';
import type { CodeCheck } from './codes/check-code.ts';
import type { SignIn } from './sign-in.ts';
import type { StepUp } from './step-up.ts';

type Deps = {
  signIn: SignIn;
  checkCode: CodeCheck;
  stepUp: StepUp;
  unlock: Unlock;
  openSession: OpenSession;
};

/** API-1 to API-3. */
export function authenticationRoutes(
  serve: Serve,
  { signIn, checkCode, stepUp, unlock, openSession }: Deps,
): void {
  serve('authentication.create', async ({ log, ...call }) => {
    const { username: email, password, token } = call.body.LoginForm;
    // The specification does not show where the retried login sends the unlock token: both places are accepted.
    const unlocked = token === undefined ? call.session : await openIfGood(token, openSession);
    const signedIn = await signIn({ email, password, unlock: unlocked, device: shownDevice(call) });
    call.attributeTo(signedIn.clientUuid);
    log.info({ client: signedIn.clientUuid, scope: signedIn.scope }, 'password accepted');
    return { jwt: signedIn.jwt, terms_accepted: signedIn.termsAccepted };
  });

  serve('authentication.mfa', async ({ body, session, log, ...call }) => {
    const code = body.OtpForm.otp;
    if (body.unlock) {
      const unlocked = await unlock({
        email: body.username,
        code,
        device: shownDevice(call),
      });
      call.attributeTo(unlocked.clientUuid);
      log.info({ client: unlocked.clientUuid }, 'login unlocked');
      return { data: { jwt: unlocked.jwt, terms_accepted: null } };
    }
    if (!session) throw new ApiError('SIGN_IN_LAPSED');
    const checked = await checkCode({ session, code, username: body.username });
    log.info({ client: checked.clientUuid, scope: checked.scope }, 'code accepted');
    return { data: { jwt: checked.jwt, terms_accepted: checked.termsAccepted } };
  });

  serve('authentication.stepUp', async ({ session, body, log, ...call }) => {
    const jwt = await stepUp.prove({ ...body, session, device: shownDevice(call) });
    log.info({ client: session.clientUuid, family: body.family }, 'stepped up');
    return { jwt };
  });

  serve('authentication.check', async ({ session }) => ({
    status: 'authenticated',
    terms_accepted: session.termsAccepted,
  }));
}
