import { INVITE_DAYS, RESET_CODE_MINUTES } from '@portal/contract/constants';
import type { Database } from '@portal/prisma/client';
import { hashMailedCode } from '@portal/prisma/mailed-code';
import type { Clock } from '../../clock.ts';
import type { CodePurpose } from '../../mail/code-mails.ts';
import type { Random } from '../../random.ts';

type Deps = { database: Database; clock: Clock; random: Random };

/** Twice the minimum of SEC-E1. */
const CODE_BYTES = 32;
const MINUTE_MS = 60_000;

/** How long a code is valid, in milliseconds (SEC-E3). */
const livesMs: Record<CodePurpose, number> = {
  password_reset: RESET_CODE_MINUTES * MINUTE_MS,
  invite: INVITE_DAYS * 24 * 60 * MINUTE_MS,
};

/** A code for a link. */
export function newCode(random: Random): string {
  return random.bytes(CODE_BYTES).toString('base64url');
}

/** Makes a code for a link in a mail and keeps its hash (SEC-E2); the newest one voids those before it. */
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
