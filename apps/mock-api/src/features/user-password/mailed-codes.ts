import { INVITE_DAYS } from '@portal/contract/constants';
import type { Database, Transaction } from '@portal/prisma/client';
import { hashMailedCode } from '@portal/prisma/hash-mailed-code';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';

/** What a mailed code may be for. */
export type CodePurpose = 'password_reset' | 'invite';

type Deps = { database: Database; clock: Clock; random: Random };

/** SEC-E1: 256 random bits, twice the minimum. */
const CODE_BYTES = 32;
const MINUTE_MS = 60_000;

/** How long the code of a reset is valid (SEC-E3). */
export const RESET_CODE_MINUTES = 60;

/** How long a code is valid, in milliseconds (SEC-E3). */
const livesMs: Record<CodePurpose, number> = {
  password_reset: RESET_CODE_MINUTES * MINUTE_MS,
  invite: INVITE_DAYS * 24 * 60 * MINUTE_MS,
};

/** A code for a link. */
export function newCode(random: Random): string {
  return random.bytes(CODE_BYTES).toString('base64url');
}

/**
 * Makes a code for a link in a mail, which voids those before it (SEC-E3). Its hash is kept; the code itself is in the
 * database at most in the sealed text of a mail (SEC-E2, SEC-E9).
 */
export async function makeMailedCode(
  { database, clock, random }: Deps,
  clientUuid: string,
  purpose: CodePurpose,
): Promise<string> {
  const createdAt = clock.now();
  const code = newCode(random);
  await database.$transaction([
    database.mailedCode.updateMany({
      where: { clientUuid, purpose, voidedAt: null },
      data: { voidedAt: createdAt },
    }),
    database.mailedCode.create({
      data: {
        codeHash: hashMailedCode(code),
        clientUuid,
        purpose,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + livesMs[purpose]),
      },
    }),
  ]);
  return code;
}

/** A code as it was found: whose it is and what for. */
export type FoundCode = { codeHash: string; clientUuid: string; purpose: string; email: string };

/** Which codes were neither used nor replaced, and are of a client who may sign in; they may have expired. */
export const openCodes = { usedAt: null, voidedAt: null, client: { disabledAt: null } };

/**
 * A code that is open and has not expired; else null, with no word on why (SEC-E16). The page of an invite has rules of
 * its own (SEC-E10; invite-service.ts).
 */
export async function findMailedCode(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  code: string,
): Promise<FoundCode | null> {
  const codeHash = hashMailedCode(code);
  const found = await database.mailedCode.findFirst({
    where: { codeHash, ...usableAt(clock.now()) },
    select: { clientUuid: true, purpose: true, client: { select: { email: true } } },
  });
  return (
    found && { codeHash, clientUuid: found.clientUuid, purpose: found.purpose, email: found.client.email }
  );
}

/**
 * Uses a code, and voids the client's others. False where it is no longer valid: of several calls at the same moment
 * one gets true (SEC-E1).
 */
export async function consumeMailedCode(
  transaction: Transaction,
  { codeHash, clientUuid }: FoundCode,
  now: Date,
): Promise<boolean> {
  const used = await transaction.mailedCode.updateMany({
    where: { codeHash, ...usableAt(now) },
    data: { usedAt: now },
  });
  if (used.count === 0) return false;
  await transaction.mailedCode.updateMany({
    where: { clientUuid, usedAt: null, voidedAt: null },
    data: { voidedAt: now },
  });
  return true;
}

function usableAt(now: Date) {
  return { ...openCodes, expiresAt: { gt: now } };
}
