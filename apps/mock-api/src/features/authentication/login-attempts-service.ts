import { LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { lockEnd } from './lockout.ts';
import type { ShadowLogins } from './shadow-logins-service.ts';

type Parts = { database: Database; clock: Clock; shadowLogins: ShadowLogins };
/** Whose tries are counted: a client's, or those of an address that no client has. */
type Account = { clientUuid: string | undefined; email: string };
type Counted = { lockedUntil: Date | null };

export type Reservation = {
  /** False when no try is left; nothing was counted then, so a refused try does not lengthen the lock (security B1). */
  granted: boolean;
  /** When the lock ends that stands now, begun before or by this last try. */
  lockedUntil: Date | undefined;
};

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * Counts tries of a password. A try is taken by one statement before the slow check of the password, so that
 * many at once spend no more than there are (security B2). Known and unknown addresses are counted alike.
 */
export function createLoginAttempts(parts: Parts) {
  return {
    reserve: (account: Account) => reserve(parts, account),
    /** The right password was given: all tries are there again. */
    clear: (clientUuid: string) => clear(parts, clientUuid),
  };
}

async function reserve(parts: Parts, { clientUuid, email }: Account): Promise<Reservation> {
  const { database, clock, shadowLogins } = parts;
  const [counted] = clientUuid ? await countKnown(parts, clientUuid) : await shadowLogins.takeTry(email);
  if (counted) return { granted: true, lockedUntil: counted.lockedUntil ?? undefined };
  const lock = clientUuid
    ? await database.client.findUnique({ where: { uuid: clientUuid }, select: { lockedUntil: true } })
    : await shadowLogins.lockOf(email);
  return { granted: false, lockedUntil: lock?.lockedUntil ?? clock.now() };
}

/** Also gives all tries of an unlock code back, as they belong to the lock that may begin here (security B6, B7). */
function countKnown({ database, clock }: Parts, clientUuid: string): Promise<Counted[]> {
  const now = clock.now();
  return database.$queryRaw<Counted[]>`
    UPDATE client SET
      failed_login_count = CASE WHEN locked_until IS NULL THEN failed_login_count + 1 ELSE 1 END,
      failed_unlock_count = 0,
      locked_until =
        CASE WHEN locked_until IS NULL AND failed_login_count + 1 >= ${LOGIN_ATTEMPT_LIMIT}
        THEN ${lockEnd(now)} END
    WHERE uuid = ${clientUuid} AND (locked_until IS NULL OR locked_until <= ${now})
    RETURNING locked_until AS "lockedUntil"`;
}

async function clear({ database }: Parts, uuid: string): Promise<void> {
  await database.client.update({
    where: { uuid },
    data: { failedLoginCount: 0, failedUnlockCount: 0, lockedUntil: null },
    select: { uuid: true },
  });
}
