import { CODE_ATTEMPTS_PER_TOKEN } from '@portal/contract/constants';
import { normaliseEmail } from '@portal/contract/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Random } from '../../random.ts';
import type { CodeAttempts } from './code-attempts-service.ts';
import type { Sessions } from './session-service.ts';
import type { ShadowLogins } from './shadow-logins-service.ts';
import { newTotpSecret } from './totp.ts';

type Parts = {
  database: Database;
  clock: Clock;
  random: Random;
  shadowLogins: ShadowLogins;
  codes: CodeAttempts;
  sessions: Sessions;
};
type Given = { email: string; code: string };

export type Unlock = ReturnType<typeof createUnlock>;

/**
 * A2 with `unlock=1` (security B7): the address and a code open one more try of the password on a locked login. Five tries
 * for each lock, right or wrong; a login that is not locked takes none, so that nobody can use them up beforehand (security B6)
 * or guess codes there. INVALID_OTP for everything that does not work, also for an address nobody has.
 */
export function createUnlock(parts: Parts) {
  const nobodysSecret = newTotpSecret(parts.random);
  return ({ email, code }: Given) => unlock(parts, { email: normaliseEmail(email), code, nobodysSecret });
}

async function unlock(parts: Parts, { email, code, nobodysSecret }: Given & { nobodysSecret: string }) {
  const client = await parts.database.client.findUnique({
    where: { email },
    select: { uuid: true, isVip: true, mfa: true, totpSecret: true, disabledAt: true },
  });
  if (!client) await parts.shadowLogins.takeUnlockTry(email);
  const granted = client && (await reserve(parts, client.uuid));
  const known = client?.mfa === 'required' && !client.disabledAt && granted ? client.totpSecret : null;
  const spent = await parts.codes.spend(client?.uuid ?? '', known ?? nobodysSecret, code);
  if (!client || !known || !spent) throw new ApiError('INVALID_OTP', { clientUuid: client?.uuid });
  return { clientUuid: client.uuid, jwt: await parts.sessions.issue(client, 'unlock') };
}

async function reserve({ database, clock }: Parts, uuid: string): Promise<boolean> {
  const { count } = await database.client.updateMany({
    where: {
      uuid,
      lockedUntil: { gt: clock.now() },
      failedUnlockCount: { lt: CODE_ATTEMPTS_PER_TOKEN },
    },
    data: { failedUnlockCount: { increment: 1 } },
  });
  return count === 1;
}
