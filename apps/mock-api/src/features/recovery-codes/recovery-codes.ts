import { createHmac } from 'node:crypto';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Random } from '../../random.ts';
import { derivedKey } from '../../secrets.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  history: SecurityHistory;
  alerts: SecurityAlerts;
  secret: string;
};

/** SEC-C7: how many codes a set has. */
const CODES_IN_SET = 10;

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/**
 * SEC-C7: codes for a person whose authenticator app is lost: ten in a set, which are shown as they are made and read
 * nowhere else. Their use, with its limits and its mail, is in accept-recovery-code.ts. A code has 50 random bits and
 * is stored as a keyed hash: argon2 for ten would take seconds, and without the key, which the database does not hold,
 * codes cannot be tested against the hash (decision 0036).
 */
export function createRecoveryCodes(deps: Deps) {
  const key = derivedKey(deps.secret, 'recovery codes');
  const hashOf = (clientUuid: string, code: string) =>
    createHmac('sha256', key)
      .update(`${clientUuid} ${plainForm(code)}`)
      .digest('base64url');

  /** SEC-C12: a new set voids any before it. */
  async function make(clientUuid: string, within: Transaction): Promise<string[]> {
    const { clock, random } = deps;
    const codes = Array.from({ length: CODES_IN_SET }, () => newCode(random));
    const createdAt = clock.now();
    await within.recoveryCode.deleteMany({ where: { clientUuid } });
    await within.recoveryCode.createMany({
      data: codes.map((code) => ({ codeHash: hashOf(clientUuid, code), clientUuid, createdAt })),
    });
    return codes;
  }

  return {
    make,
    /** SEC-C12: a client asks for a new set, after a step-up; the owner is mailed. CONFLICT without a second factor. */
    makeAgain: async (session: Session): Promise<string[]> => {
      const { clientUuid } = session;
      const { mfa } = await deps.database.client.findUniqueOrThrow({ where: { uuid: clientUuid } });
      if (mfa !== 'required')
        throw new ApiError('CONFLICT', { message: 'Two-step verification is not set up.', clientUuid });
      const codes = await deps.database.$transaction(async (transaction) => {
        await deps.history.record('recovery_codes_made', session, transaction);
        return make(clientUuid, transaction);
      });
      deps.alerts.recoveryCodesMade(clientUuid);
      return codes;
    },
    /** How many are left, and when they were made; none where there is no set. */
    state: async (clientUuid: string) => {
      const where = { clientUuid };
      const first = await deps.database.recoveryCode.findFirst({ where, select: { createdAt: true } });
      const left = await deps.database.recoveryCode.count({ where: { ...where, usedAt: null } });
      return { left, createdAt: first?.createdAt ?? null };
    },
    /** True once for each code: one statement, so that of two at the same moment one succeeds. */
    take: async (clientUuid: string, code: string): Promise<boolean> => {
      const { count } = await deps.database.recoveryCode.updateMany({
        where: { codeHash: hashOf(clientUuid, code), clientUuid, usedAt: null },
        data: { usedAt: deps.clock.now() },
      });
      return count === 1;
    },
    /** Those of a second factor that is removed. */
    discard: async (clientUuid: string, within: Transaction): Promise<void> => {
      await within.recoveryCode.deleteMany({ where: { clientUuid } });
    },
  };
}

/** Crockford's base 32: without i, l, o and u, which are easily read as something else. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = 5;

/** Two groups of five, such as `k7m2x-9qpd4`. */
function newCode(random: Random): string {
  // Why the remainder favours no letter: 256, the values of a byte, is a multiple of the 32 letters.
  const letters = [...random.bytes(2 * GROUP)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** As it was made, however it was typed: in capitals, without the hyphen, or with a letter read like a digit. */
function plainForm(code: string): string {
  return code.toLowerCase().replaceAll('-', '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}
