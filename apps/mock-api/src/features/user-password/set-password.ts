import type { Database } from '@portal/prisma/client';
import { hashMailedCode } from '@portal/prisma/mailed-code';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Passwords } from '../authentication/password-hash.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';
import { noEnrolment } from '../user-mfa/enrolment.ts';
import type { RefuseForbidden } from './forbidden-password.ts';

type Deps = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  refuseForbidden: RefuseForbidden;
  alerts: SecurityAlerts;
  history: SecurityHistory;
};
type Given = { code: string; password: string; deviceId: string | undefined; deviceName: string | undefined };
type Account = { clientUuid: string; email: string };

export type SetPassword = ReturnType<typeof createSetPassword>;

/**
 * API-9: a password with the code of an invite or a reset mail. Throws PASSWORD_NOT_SET for a code that is not
 * good and VALIDATION for a password that is too common. Neither signs in nor touches the second factor; every
 * session ends (SEC-E5), and so does a set-up that anyone with the old password may have seen. Returns whose it is.
 */
export function createSetPassword(deps: Deps) {
  return (given: Given): Promise<Account> => setPassword(deps, given);
}

async function setPassword(deps: Deps, { code, password, ...device }: Given): Promise<Account> {
  const { database, passwords, refuseForbidden } = deps;
  const codeHash = hashMailedCode(code);
  const mailed = await database.mailedCode.findFirst({
    where: { codeHash, ...goodAt(deps) },
    select: { clientUuid: true, purpose: true, client: { select: { email: true } } },
  });
  if (!mailed) throw new ApiError('PASSWORD_NOT_SET');
  await refuseForbidden(mailed.clientUuid, password);
  const passwordHash = await passwords.inTurn(() => passwords.hash(password));
  await claim(deps, { codeHash, clientUuid: mailed.clientUuid, passwordHash });
  if (mailed.purpose !== 'invite') {
    await deps.history.record('password_changed', { clientUuid: mailed.clientUuid, ...device });
    deps.alerts.passwordChanged(mailed.clientUuid);
  }
  return { clientUuid: mailed.clientUuid, email: mailed.client.email };
}

function goodAt({ clock }: Deps) {
  return { usedAt: null, voidedAt: null, expiresAt: { gt: clock.now() }, client: { disabledAt: null } };
}

const unlocked = { failedLoginCount: 0, lockedUntil: null };

type Claim = { codeHash: string; clientUuid: string; passwordHash: string };

/** The code is used and the password set in one transaction: of several concurrent calls one succeeds (SEC-E1). */
async function claim(deps: Deps, { codeHash, clientUuid, passwordHash }: Claim): Promise<void> {
  const now = deps.clock.now();
  await deps.database.$transaction(async (transaction) => {
    const used = await transaction.mailedCode.updateMany({
      where: { codeHash, ...goodAt(deps) },
      data: { usedAt: now },
    });
    if (used.count === 0) throw new ApiError('PASSWORD_NOT_SET', { clientUuid });
    await transaction.mailedCode.updateMany({
      where: { clientUuid, usedAt: null, voidedAt: null },
      data: { voidedAt: now },
    });
    await transaction.client.update({
      where: { uuid: clientUuid },
      data: { passwordHash, passwordChangedAt: now, ...unlocked, ...noEnrolment },
    });
    await transaction.device.updateMany({ where: { clientUuid }, data: unlocked });
    await transaction.issuedToken.updateMany({
      where: { clientUuid, revokedAt: null },
      data: { revokedAt: now },
    });
  });
}
