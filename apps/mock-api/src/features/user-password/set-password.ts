import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Passwords } from '../authentication/password-hash.ts';
import type { Sessions } from '../authentication/sessions.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';
import { noEnrolment } from '../user-mfa/enrolment.ts';
import type { RefuseForbidden } from './forbidden-password.ts';
import { consumeMailedCode, type FoundCode, findMailedCode } from './mailed-codes.ts';

type Deps = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  sessions: Sessions;
  refuseForbidden: RefuseForbidden;
  alerts: SecurityAlerts;
  history: SecurityHistory;
};
type SetPasswordInput = {
  code: string;
  password: string;
  deviceId: string | undefined;
  deviceName: string | undefined;
};
type Replacing = {
  mailed: FoundCode;
  passwordHash: string;
  device: Pick<SetPasswordInput, 'deviceId' | 'deviceName'>;
};
type Account = { clientUuid: string; email: string };

export type SetPassword = ReturnType<typeof createSetPassword>;

/**
 * API-9: a password with the code of an invite or a reset mail. Throws PASSWORD_NOT_SET alike for an unknown,
 * used, replaced or expired code (SEC-E16), and VALIDATION for a password that is too common. Neither signs in nor
 * touches the second factor; every session ends (SEC-E5), and so does a set-up that anyone with the old password may
 * have seen. Returns whose it is.
 */
export function createSetPassword(deps: Deps) {
  return (input: SetPasswordInput): Promise<Account> => setPassword(deps, input);
}

async function setPassword(deps: Deps, { code, password, ...device }: SetPasswordInput): Promise<Account> {
  const { passwords, refuseForbidden } = deps;
  const mailed = await findMailedCode(deps, code);
  if (!mailed) throw new ApiError('PASSWORD_NOT_SET');
  const { clientUuid, email } = mailed;
  await refuseForbidden(clientUuid, password);
  const passwordHash = await passwords.inTurn(() => passwords.hash(password));
  await replacePassword(deps, { mailed, passwordHash, device });
  if (mailed.purpose !== 'invite') deps.alerts.passwordReset(clientUuid);
  return { clientUuid, email };
}

/** SEC-B11: of the account and of each known device. A reset leaves the lock of one-time codes (SEC-E5). */
const noPasswordLock = { failedLoginCount: 0, lockedUntil: null };

/** The code is used and the password set in one transaction. */
async function replacePassword(deps: Deps, { mailed, passwordHash, device }: Replacing): Promise<void> {
  const now = deps.clock.now();
  const { clientUuid } = mailed;
  await deps.database.$transaction(async (transaction) => {
    if (!(await consumeMailedCode(transaction, mailed, now)))
      throw new ApiError('PASSWORD_NOT_SET', { clientUuid });
    await transaction.client.update({
      where: { uuid: clientUuid },
      data: { passwordHash, passwordChangedAt: now, ...noPasswordLock, ...noEnrolment },
    });
    await transaction.device.updateMany({ where: { clientUuid }, data: noPasswordLock });
    await deps.sessions.endAll(clientUuid, { within: transaction });
    if (mailed.purpose !== 'invite')
      await deps.history.record('password_changed', { clientUuid, ...device }, transaction);
  });
}
