import type { Serve } from '../../http/register-endpoint.ts';
import { shownDevice } from '../device/device-token.ts';
import type { ChangePassword } from './change-password.ts';
import type { RequestReset } from './request-reset.ts';
import type { SetPassword } from './set-password.ts';

type Deps = { requestReset: RequestReset; setPassword: SetPassword; changePassword: ChangePassword };

/** API-8 to API-10. */
export function userPasswordRoutes(serve: Serve, deps: Deps): void {
  serve('user.resetRequest', async ({ body }) => {
    deps.requestReset(body.LoginForm.email);
    return {};
  });

  serve('user.setPassword', async ({ body, deviceId, deviceName, attributeTo, log }) => {
    const { code, password } = body.LoginForm;
    const { clientUuid, email } = await deps.setPassword({ code, password, deviceId, deviceName });
    attributeTo(clientUuid);
    log.info({ client: clientUuid }, 'password set');
    return { email };
  });

  serve('user.changePassword', async ({ session, body, log, ...call }) => {
    const { current_password: currentPassword, password } = body.LoginForm;
    await deps.changePassword({ session, currentPassword, password, device: shownDevice(call) });
    log.info({ client: session.clientUuid }, 'password changed');
    return {};
  });
}
