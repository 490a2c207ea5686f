import { LOCKOUT_MINUTES, LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import { type Database, type Prisma, sql } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';

type Deps = { database: Database; clock: Clock };
export type Counted = { lockedUntil: Date | null };

/**
 * One count of attempts: of a client, of a device the client is known on, or of an address that no client has. SEC-B1:
 * five wrong passwords in a row lock it for 30 minutes. Each step is one statement of the database, so that parallel
 * attempts never exceed the limit, and a restart keeps the count (SEC-B2).
 */
export type LoginCount = {
  /** Reserves a password attempt; undefined when none is left, and the password is then refused, right or wrong. */
  takeTry(): Promise<Counted | undefined>;
  /** The current lock; undefined where nothing is counted. */
  lock(): Promise<Counted | undefined>;
  /** Reserves one of `limit` unlock attempts; false when the login is not locked, or none is left. */
  takeUnlockTry(limit: number): Promise<boolean>;
  /** The right password was given: all attempts are there again. */
  clear(): Promise<void>;
};

/** The row of one of the three tables that hold such counts; all name their columns alike. */
export type CountedRow = { table: Prisma.Sql; where: Prisma.Sql };

/** The count of a client, over all devices that are not known. */
export function clientRow(uuid: string): CountedRow {
  return { table: sql`client`, where: sql`uuid = ${uuid}` };
}

/** The count of one device of a client; its record is deleted when the device is forgotten. */
export function deviceRow(uuid: string): CountedRow {
  return { table: sql`device`, where: sql`uuid = ${uuid}` };
}

export function createLoginCount({ database, clock }: Deps, { table, where }: CountedRow): LoginCount {
  return {
    takeTry: async () => {
      const now = clock.now();
      const [counted] = await database.$queryRaw<Counted[]>`
        UPDATE ${table} SET ${countTrySql(now)} WHERE ${where} AND ${hasTrySql(now)}
        RETURNING locked_until AS "lockedUntil"`;
      return counted;
    },
    lock: async () => {
      const [row] = await database.$queryRaw<Counted[]>`
        SELECT locked_until AS "lockedUntil" FROM ${table} WHERE ${where}`;
      return row;
    },
    takeUnlockTry: async (limit) => {
      const taken = await database.$executeRaw`
        UPDATE ${table} SET failed_unlock_count = failed_unlock_count + 1
        WHERE ${where} AND locked_until > ${clock.now()} AND failed_unlock_count < ${limit}`;
      return taken === 1;
    },
    clear: async () => {
      await database.$executeRaw`
        UPDATE ${table} SET failed_login_count = 0, failed_unlock_count = 0, locked_until = NULL WHERE ${where}`;
    },
  };
}

/** When a lock that starts now ends. */
export function lockEnd(now: Date): Date {
  return new Date(now.getTime() + LOCKOUT_MINUTES * 60_000);
}

/**
 * What an attempt of the password sets; the fifth one starts the lock. All attempts of an unlock code belong to the
 * lock that may start here (SEC-B7).
 */
export function countTrySql(now: Date): Prisma.Sql {
  return sql`
    failed_login_count = CASE WHEN locked_until IS NULL THEN failed_login_count + 1 ELSE 1 END,
    failed_unlock_count = 0,
    locked_until =
      CASE WHEN locked_until IS NULL AND failed_login_count + 1 >= ${LOGIN_ATTEMPT_LIMIT}
      THEN ${lockEnd(now)} END`;
}

/** Condition: an attempt is left. A refused one is not counted, so it does not extend the lock. */
export function hasTrySql(now: Date): Prisma.Sql {
  return sql`(locked_until IS NULL OR locked_until <= ${now})`;
}
