import { CODE_ATTEMPTS_PER_ACCOUNT, CODE_ATTEMPTS_PER_TOKEN } from '@portal/contract/constants';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import type { Session } from '../../../http/session.ts';
import { codesOfAccountExhausted, codesOfTokenExhausted } from '../attempts/exhausted-refusals.ts';
import { lockEnd } from '../attempts/lockout-counts.ts';

type Deps = { database: Database; clock: Clock };
type Owner = Pick<Session, 'clientUuid' | 'jti' | 'scope'>;

export type CodeAttempts = ReturnType<typeof createCodeAttempts>;

/** Counts attempts of a one-time code. That a code works once is in single-use-code.ts. */
export function createCodeAttempts(deps: Deps) {
  return {
    /**
     * Reserves one of the account's attempts over all its sign-ins and sessions; throws TOO_MANY_REQUESTS when none is
     * left. An interim token also has its own attempts; throws UNAUTHORIZED when they are used up (SEC-C4).
     */
    reserve: (owner: Owner) => reserve(deps, owner),
    /** Resets the account's attempts after a correct code. */
    clear: (clientUuid: string) => clear(deps, clientUuid),
  };
}

async function reserve(deps: Deps, { clientUuid, jti, scope }: Owner): Promise<void> {
  if (scope === 'interim' && !(await reserveOnToken(deps, jti))) throw codesOfTokenExhausted(clientUuid);
  const { database, clock } = deps;
  const now = clock.now();
  const counted = await database.$queryRaw<unknown[]>`
    UPDATE client SET
      failed_code_count = CASE WHEN code_locked_until IS NULL THEN failed_code_count + 1 ELSE 1 END,
      code_locked_until =
        CASE WHEN code_locked_until IS NULL AND failed_code_count + 1 >= ${CODE_ATTEMPTS_PER_ACCOUNT}
        THEN ${lockEnd(now)} END
    WHERE uuid = ${clientUuid} AND (code_locked_until IS NULL OR code_locked_until <= ${now})
    RETURNING uuid`;
  if (counted.length > 0) return;
  const lock = await database.client.findUnique({
    where: { uuid: clientUuid },
    select: { codeLockedUntil: true },
  });
  throw codesOfAccountExhausted({ lockedUntil: lock?.codeLockedUntil ?? now, now, clientUuid });
}

async function reserveOnToken({ database }: Deps, jti: string): Promise<boolean> {
  const { count } = await database.issuedToken.updateMany({
    where: { jti, failedCodeCount: { lt: CODE_ATTEMPTS_PER_TOKEN } },
    data: { failedCodeCount: { increment: 1 } },
  });
  return count === 1;
}

async function clear({ database }: Deps, uuid: string): Promise<void> {
  await database.client.update({
    where: { uuid },
    data: { failedCodeCount: 0, codeLockedUntil: null },
    select: { uuid: true },
  });
}
