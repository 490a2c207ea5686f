import { ApiError } from '../../http/api-error.ts';
import type { Serve } from '../../http/register-endpoint.ts';
import { shownDevice } from '../device/device-token.ts';
import type { CodeCheck } from './code-service.ts';
import type { SignIn } from './sign-in-service.ts';
import type { Unlock } from './unlock-service.ts';

type Parts = { signIn: SignIn; checkCode: CodeCheck; unlock: Unlock };

/** A1–A3. */
export function authenticationRoutes(serve: Serve, { signIn, checkCode, unlock }: Parts): void {
  serve('authentication.create', async ({ log, ...call }) => {
    const { username: email, password } = call.body.LoginForm;
    const signedIn = await signIn({ email, password, unlock: call.session, device: shownDevice(call) });
    log.info({ client: signedIn.clientUuid, scope: signedIn.scope }, 'password accepted');
    return { jwt: signedIn.jwt, terms_accepted: signedIn.termsAccepted };
  });

  serve('authentication.mfa', async ({ body, session, log, ...call }) => {
    const code = body.OtpForm.otp;
    if (body.unlock) {
      const unlocked = await unlock({
        email: requireUsername(body.username),
        code,
        device: shownDevice(call),
      });
      log.info({ client: unlocked.clientUuid }, 'login unlocked');
      return { data: { jwt: unlocked.jwt } };
    }
    if (!session) throw new ApiError('UNAUTHORIZED');
    const checked = await checkCode({ session, code, username: body.username });
    log.info({ client: checked.clientUuid, scope: checked.scope }, 'code accepted');
    return { data: { jwt: checked.jwt, terms_accepted: checked.termsAccepted } };
  });

  serve('authentication.check', async ({ session }) => {
    // A full session does not reach past the terms while a newer version waits (security D2).
    const scope = session.scope === 'full' && !session.termsAccepted ? 'terms' : session.scope;
    return { status: 'authenticated' as const, scope, terms_accepted: session.termsAccepted };
  });
}

function requireUsername(username: string | undefined): string {
  if (username !== undefined) return username;
  throw new ApiError('VALIDATION', {
    fields: [{ field: 'username', code: 'required', message: 'This field is required.' }],
  });
}
