import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Session } from '../../../http/session.ts';
import type { Random } from '../../../random.ts';
import type { ShownDevice } from '../../device/device-token.ts';
import type { AcceptCode } from '../codes/single-use-code.ts';
import { newTotpSecret } from '../codes/totp.ts';
import type { Sessions } from '../sessions.ts';
import type { LoginAttempts } from './login-attempts.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  attempts: LoginAttempts;
  acceptCode: AcceptCode;
  sessions: Sessions;
};
type UnlockInput = { email: string; code: string; device: ShownDevice };

/** Attempts of an unlock code for each lock. */
const UNLOCK_ATTEMPT_LIMIT = 5;

export type Unlock = ReturnType<typeof createUnlock>;

/**
 * API-2 with `unlock=1` (SEC-B7): the address and a code allow one more password attempt on a locked login. Five
 * attempts for each lock, right or wrong; a login that is not locked takes none, so that an attacker cannot use them up
 * beforehand or guess codes there. They do not count towards the ten of SEC-C9: otherwise anyone could lock the owner's
 * codes without the password. INVALID_OTP for everything that does not work, even for an unknown address, and while the
 * codes of the account are locked. The token that it gives lives five minutes (tokens.ts) and opens no call but the
 * sign-in.
 */
export function createUnlock(deps: Deps) {
  const nobodysSecret = newTotpSecret(deps.random);
  return (input: UnlockInput) =>
    unlock(deps, { ...input, email: normaliseEmail(input.email), nobodysSecret });
}

async function unlock(deps: Deps, input: UnlockInput & { nobodysSecret: string }) {
  const { email, code, device, nobodysSecret } = input;
  const client = await deps.database.client.findUnique({
    where: { email },
    select: { uuid: true, isVip: true, mfa: true, totpSecret: true, disabledAt: true, codeLockedUntil: true },
  });
  const granted = await deps.attempts.reserveUnlock(
    { clientUuid: client?.uuid, email, device },
    UNLOCK_ATTEMPT_LIMIT,
  );
  const isLocked = (client?.codeLockedUntil ?? 0) > deps.clock.now();
  const isOpen = client?.mfa === 'required' && !client.disabledAt && !isLocked && granted;
  const known = isOpen ? client.totpSecret : null;
  const isAccepted = await deps.acceptCode({
    clientUuid: client?.uuid ?? '',
    secret: known ?? nobodysSecret,
    code,
  });
  if (!client || !known || !isAccepted) throw new ApiError('INVALID_OTP', { clientUuid: client?.uuid });
  return {
    clientUuid: client.uuid,
    jwt: await deps.sessions.issue({ ...client, deviceId: device.deviceId }, 'unlock'),
  };
}

/** SEC-B19: an unlock token of this very client gives one attempt past the lock, once. */
export async function spendUnlock(
  sessions: Sessions,
  unlockSession: Session | undefined,
  clientUuid: string | undefined,
): Promise<boolean> {
  if (unlockSession?.scope !== 'unlock' || unlockSession.clientUuid !== clientUuid) return false;
  return sessions.consume(unlockSession.jti);
}
