import { createHmac } from 'node:crypto';
import { type Database, sql } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import type { Background } from '../../../http/server/background.ts';
import { derivedKey } from '../../../secrets.ts';
import { type Counted, countTrySql, createLoginCount, hasTrySql, type LoginCount } from './lockout-counts.ts';

/** SEC-A3: addresses that are remembered; the ones not tried for longest are forgotten. */
const MAX_UNKNOWN_ADDRESSES = 10_000;

type Deps = { database: Database; clock: Clock; addressKey: AddressKey; background: Background };

export type UnknownAddressCounts = ReturnType<typeof createUnknownAddressCounts>;

/**
 * Counts attempts for addresses that no client has, by the same rules and with as many statements as those of clients,
 * so that answers and timing do not distinguish the two (SEC-A2, SEC-A3). The surplus is deleted after the answer.
 */
export function createUnknownAddressCounts(deps: Deps) {
  return {
    countOf: (email: string) => countOf(deps, deps.addressKey(email)),
    /** For the end of an attempt, so that the check of its password takes no longer than that of a client's. */
    forgetSurplus: () => deps.background(() => forgetOldest(deps)),
  };
}

function countOf(deps: Deps, key: string): LoginCount {
  return {
    ...createLoginCount(deps, { table: sql`shadow_login`, where: sql`address_key = ${key}` }),
    takeTry: () => takeTry(deps, key),
  };
}

async function takeTry({ database, clock }: Deps, key: string): Promise<Counted | undefined> {
  const now = clock.now();
  const [counted] = await database.$queryRaw<Counted[]>`
    INSERT INTO shadow_login (address_key, failed_login_count, updated_at) VALUES (${key}, 1, ${now})
    ON CONFLICT (address_key) DO UPDATE SET ${countTrySql(now)}, updated_at = ${now} WHERE ${hasTrySql(now)}
    RETURNING locked_until AS "lockedUntil"`;
  return counted;
}

async function forgetOldest({ database }: Deps): Promise<void> {
  await database.$executeRaw`
    DELETE FROM shadow_login WHERE updated_at <
      (SELECT updated_at FROM shadow_login ORDER BY updated_at DESC LIMIT 1 OFFSET ${MAX_UNKNOWN_ADDRESSES - 1})`;
}

/** A keyed hash of an address, for counters of addresses that no client has (SEC-A3). */
export type AddressKey = (email: string) => string;

/** The HMAC key is derived from the token secret, and cannot sign a token (RFC 5869). */
export function createAddressKey(secret: string): AddressKey {
  const key = derivedKey(secret, 'address key');
  return (email) => createHmac('sha256', key).update(email, 'utf8').digest('base64url');
}
