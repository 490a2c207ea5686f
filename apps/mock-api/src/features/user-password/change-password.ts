import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { LoginAttempts } from '../authentication/attempts/login-attempts.ts';
import type { Passwords } from '../authentication/password-hash.ts';
import type { Sessions } from '../authentication/sessions.ts';
import type { ShownDevice } from '../device/device-token.ts';
import { type BeginEnrolment, noEnrolment } from '../user-mfa/enrolment.ts';
import type { RefuseForbidden } from './password-policy.ts';

type Deps = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: LoginAttempts;
  sessions: Sessions;
  refuseForbidden: RefuseForbidden;
  beginEnrolment: BeginEnrolment;
  alerts: SecurityAlerts;
};
type Given = { session: Session; currentPassword: string; password: string; device: ShownDevice };

export type ChangePassword = ReturnType<typeof createChangePassword>;

/**
 * API-10 (SEC-A8). A wrong current password counts like one at sign-in: throws WRONG_CREDENTIALS, or
 * LOGIN_EXHAUSTED; VALIDATION for a new one that is too common. Ends every other session.
 */
export function createChangePassword(deps: Deps) {
  return async (given: Given): Promise<void> => {
    await deps.refuseForbidden(given.session.clientUuid, given.password);
    await deps.passwords.inTurn(() => changePassword(deps, given));
  };
}

async function changePassword(deps: Deps, given: Given): Promise<void> {
  const { database, clock, passwords, sessions } = deps;
  const { clientUuid, jti } = given.session;
  const checkedHash = await requireCurrent(deps, given);
  const passwordHash = await passwords.hash(given.password);
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
  });
  deps.alerts.passwordChanged(clientUuid);
}

/** The current password, counted like an attempt at sign-in. Gives the hash that it was checked against. */
async function requireCurrent(deps: Deps, given: Given): Promise<string | null> {
  const { database, passwords, attempts } = deps;
  const { clientUuid } = given.session;
  const { email, passwordHash } = await database.client.findUniqueOrThrow({
    where: { uuid: clientUuid },
    select: { email: true, passwordHash: true },
  });
  const reservation = await attempts.reserve({ clientUuid, email, device: given.device });
  const matches = await passwords.check(passwordHash, given.currentPassword);
  if (!reservation.granted || !matches) throw reservation.refusal();
  await reservation.clear();
  return passwordHash;
}
