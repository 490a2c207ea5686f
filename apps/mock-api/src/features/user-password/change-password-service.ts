import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { Notices } from '../../mail/notices-service.ts';
import type { LoginAttempts } from '../authentication/login-attempts-service.ts';
import type { Passwords } from '../authentication/password-hash.ts';
import type { Sessions } from '../authentication/session-service.ts';
import type { ShownDevice } from '../device/device-token.ts';
import { type BeginEnrolment, noEnrolment } from '../user-mfa/enrolment-service.ts';
import type { RefuseForbidden } from './password-policy-service.ts';

type Parts = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: LoginAttempts;
  sessions: Sessions;
  refuseForbidden: RefuseForbidden;
  beginEnrolment: BeginEnrolment;
  notices: Notices;
};
type Given = { session: Session; currentPassword: string; password: string; device: ShownDevice };

export type ChangePassword = ReturnType<typeof createChangePassword>;

/**
 * A10 (security A8). A wrong current password counts like one at sign-in: throws WRONG_CREDENTIALS, or
 * LOGIN_EXHAUSTED; VALIDATION for a new one that is too common. Ends every other session.
 */
export function createChangePassword(parts: Parts) {
  return async (given: Given): Promise<void> => {
    await parts.refuseForbidden(given.session.clientUuid, given.password);
    await parts.passwords.inTurn(() => changePassword(parts, given));
  };
}

async function changePassword(parts: Parts, given: Given): Promise<void> {
  const { database, clock, passwords, sessions } = parts;
  const { clientUuid, jti } = given.session;
  const checkedHash = await requireCurrent(parts, given);
  const passwordHash = await passwords.hash(given.password);
  // All or nothing: a sign-in with the old password that goes on meanwhile is ended, or finds the new one.
  await database.$transaction(async (transaction) => {
    const { count } = await transaction.client.updateMany({
      where: { uuid: clientUuid, passwordHash: checkedHash },
      data: { passwordHash, passwordChangedAt: clock.now(), ...noEnrolment },
    });
    // Another change or a reset came first, and its password is the one that counts.
    if (count === 0) throw new ApiError('WRONG_CREDENTIALS', { clientUuid });
    await sessions.endAll(clientUuid, { except: jti, within: transaction });
    // Whoever knew the old password may have seen the pending secret; this session may still set up.
    await parts.beginEnrolment(clientUuid, transaction);
  });
  parts.notices.passwordChanged(clientUuid);
}

/** The current password, counted like a try at sign-in. Gives the hash that it was checked against. */
async function requireCurrent(parts: Parts, given: Given): Promise<string | null> {
  const { database, passwords, attempts } = parts;
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
