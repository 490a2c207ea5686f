import { normaliseEmail } from '@portal/contract/email-rule';
import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';
import type { Random } from '../../random.ts';
import type { ShownDevice } from '../device/device-token.ts';
import type { CodeAttempts } from './code-attempts-service.ts';
import type { LoginAttempts } from './login-attempts-service.ts';
import type { Sessions } from './session-service.ts';
import { newTotpSecret } from './totp.ts';

type Parts = {
  database: Database;
  random: Random;
  attempts: LoginAttempts;
  codes: CodeAttempts;
  sessions: Sessions;
};
type Given = { email: string; code: string; device: ShownDevice };

export type Unlock = ReturnType<typeof createUnlock>;

/**
 * A2 with `unlock=1` (security B7): the address and a code open one more try of the password on a locked login. Five tries
 * for each lock, right or wrong; a login that is not locked takes none, so that nobody can use them up beforehand (security B6)
 * or guess codes there. INVALID_OTP for everything that does not work, also for an address nobody has.
 */
export function createUnlock(parts: Parts) {
  const nobodysSecret = newTotpSecret(parts.random);
  return (given: Given) => unlock(parts, { ...given, email: normaliseEmail(given.email), nobodysSecret });
}

async function unlock(parts: Parts, given: Given & { nobodysSecret: string }) {
  const { email, code, device, nobodysSecret } = given;
  const client = await parts.database.client.findUnique({
    where: { email },
    select: { uuid: true, isVip: true, mfa: true, totpSecret: true, disabledAt: true },
  });
  const granted = await parts.attempts.reserveUnlock({ clientUuid: client?.uuid, email, device });
  const known = client?.mfa === 'required' && !client.disabledAt && granted ? client.totpSecret : null;
  const spent = await parts.codes.spend(client?.uuid ?? '', known ?? nobodysSecret, code);
  if (!client || !known || !spent) throw new ApiError('INVALID_OTP', { clientUuid: client?.uuid });
  return {
    clientUuid: client.uuid,
    jwt: await parts.sessions.issue({ ...client, deviceId: device.deviceId }, 'unlock'),
  };
}
