import type { Database } from '@portal/prisma/client';
import type { Session } from '../../http/session.ts';
import type { ShownDevice } from '../device/device-token.ts';
import type { LoginAttempts } from './attempts/login-attempts.ts';
import type { Passwords } from './password-hash.ts';

type Deps = { database: Database; passwords: Passwords; attempts: LoginAttempts };
type PasswordInput = { session: Pick<Session, 'clientUuid'>; password: string; device: ShownDevice };

export type RequireCurrentPassword = ReturnType<typeof createRequireCurrentPassword>;

/**
 * SEC-A12: the current password of a client who is signed in, for a change of it or for a step-up (SEC-D26). A wrong
 * one counts like one at sign-in: throws WRONG_CREDENTIALS, or LOGIN_EXHAUSTED. Gives the hash that it was checked
 * against. Call it inside `passwords.inTurn`.
 */
export function createRequireCurrentPassword({ database, passwords, attempts }: Deps) {
  return async ({ session: { clientUuid }, password, device }: PasswordInput): Promise<string | null> => {
    const { email, passwordHash } = await database.client.findUniqueOrThrow({
      where: { uuid: clientUuid },
      select: { email: true, passwordHash: true },
    });
    const reservation = await attempts.reserve({ clientUuid, email, device });
    const matches = await passwords.check(passwordHash, password);
    if (!reservation.granted || !matches) throw reservation.refusal();
    await reservation.clear();
    return passwordHash;
  };
}
