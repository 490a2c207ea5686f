import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { RequireCurrentPassword } from '../authentication/current-password.ts';
import type { Passwords } from '../authentication/password-hash.ts';
import type { Sessions } from '../authentication/sessions.ts';
import type { ShownDevice } from '../device/device-token.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';
import { type BeginEnrolment, noEnrolment } from '../user-mfa/enrolment.ts';
import type { RefuseForbidden } from './forbidden-password.ts';

type Deps = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  requireCurrentPassword: RequireCurrentPassword;
  sessions: Sessions;
  refuseForbidden: RefuseForbidden;
  beginEnrolment: BeginEnrolment;
  alerts: SecurityAlerts;
  history: SecurityHistory;
};
type ChangePasswordInput = {
  session: Session;
  currentPassword: string;
  password: string;
  device: ShownDevice;
};

export type ChangePassword = ReturnType<typeof createChangePassword>;

/**
 * API-10. Needs the current password however fresh the sign-in is (SEC-A8), and counts a wrong one (SEC-A12): throws
 * WRONG_CREDENTIALS, or LOGIN_EXHAUSTED; VALIDATION for a new one that is too common. Ends every other session
 * (SEC-D11). SEC-A13: TOO_MANY_REQUESTS while another change of the same client is under way: its old password would be
 * wrong after that one, and a few would lock the client out.
 */
export function createChangePassword(deps: Deps) {
  const underWay = new Set<string>();
  return async (input: ChangePasswordInput): Promise<void> => {
    const { clientUuid } = input.session;
    if (underWay.has(clientUuid))
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1, clientUuid });
    underWay.add(clientUuid);
    try {
      await deps.refuseForbidden(clientUuid, input.password);
      await deps.passwords.inTurn(() => changePassword(deps, input));
    } finally {
      underWay.delete(clientUuid);
    }
  };
}

async function changePassword(deps: Deps, input: ChangePasswordInput): Promise<void> {
  const { database, clock, passwords, sessions } = deps;
  const { clientUuid, jti } = input.session;
  const checkedHash = await deps.requireCurrentPassword({ ...input, password: input.currentPassword });
  const passwordHash = await passwords.hash(input.password);
  // All or nothing: a sign-in with the old password that continues meanwhile is ended, or finds the new one.
  await database.$transaction(async (transaction) => {
    const { count } = await transaction.client.updateMany({
      where: { uuid: clientUuid, passwordHash: checkedHash },
      data: { passwordHash, passwordChangedAt: clock.now(), ...noEnrolment },
    });
    // Another change or a reset came first, and its password is kept.
    if (count === 0) throw new ApiError('WRONG_CREDENTIALS', { clientUuid });
    await sessions.endAll(clientUuid, { except: jti, within: transaction });
    // Anyone who knew the old password may have seen the pending secret; this session may still set up.
    await deps.beginEnrolment(clientUuid, transaction);
    await deps.history.record('password_changed', input.session, transaction);
  });
  deps.alerts.passwordChanged(clientUuid);
}
