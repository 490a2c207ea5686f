import { CODE_ATTEMPTS_PER_TOKEN, LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Background } from '../../http/background.ts';
import type { AddressKey } from './address-key.ts';
import { lockEnd } from './lockout.ts';

/** Addresses that are remembered; the ones not tried for longest are forgotten (security A3). */
const MAX_SHADOW_LOGINS = 10_000;

type Parts = { database: Database; clock: Clock; addressKey: AddressKey; background: Background };
type Counted = { lockedUntil: Date | null };

export type ShadowLogins = ReturnType<typeof createShadowLogins>;

/**
 * Counts tries for addresses that no client has, by the same rules and with as many statements as those of clients,
 * so that neither answers nor their time tell the two apart (security A2, A3). What is too much is swept up after the answer.
 */
export function createShadowLogins(parts: Parts) {
  const { database, addressKey, background } = parts;
  return {
    /** Takes a try of the password; nothing comes back where none is left. */
    takeTry: async (email: string) => {
      const counted = await takeTry(parts, addressKey(email));
      background(() => forgetOldest(parts));
      return counted;
    },
    /** Takes a try of an unlock code, where the login is locked and one is left. */
    takeUnlockTry: (email: string) => takeUnlockTry(parts, addressKey(email)),
    lockOf: (email: string) =>
      database.shadowLogin.findUnique({
        where: { addressKey: addressKey(email) },
        select: { lockedUntil: true },
      }),
  };
}

function takeTry({ database, clock }: Parts, key: string): Promise<Counted[]> {
  const now = clock.now();
  return database.$queryRaw<Counted[]>`
    INSERT INTO shadow_login (address_key, failed_login_count, updated_at) VALUES (${key}, 1, ${now})
    ON CONFLICT (address_key) DO UPDATE SET
      failed_login_count = CASE WHEN locked_until IS NULL THEN failed_login_count + 1 ELSE 1 END,
      failed_unlock_count = 0,
      locked_until =
        CASE WHEN locked_until IS NULL AND failed_login_count + 1 >= ${LOGIN_ATTEMPT_LIMIT}
        THEN ${lockEnd(now)} END,
      updated_at = ${now}
    WHERE locked_until IS NULL OR locked_until <= ${now}
    RETURNING locked_until AS "lockedUntil"`;
}

async function takeUnlockTry({ database, clock }: Parts, key: string): Promise<void> {
  const now = clock.now();
  await database.$executeRaw`
    UPDATE shadow_login SET failed_unlock_count = failed_unlock_count + 1, updated_at = ${now}
    WHERE address_key = ${key} AND locked_until > ${now} AND failed_unlock_count < ${CODE_ATTEMPTS_PER_TOKEN}`;
}

async function forgetOldest({ database }: Parts): Promise<void> {
  await database.$executeRaw`
    DELETE FROM shadow_login WHERE updated_at <
      (SELECT updated_at FROM shadow_login ORDER BY updated_at DESC LIMIT 1 OFFSET ${MAX_SHADOW_LOGINS - 1})`;
}
