import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Session } from '../../../http/session.ts';
import type { SecurityAlerts } from '../../../mail/security-alerts.ts';
import type { SecurityHistory } from '../../security-events/security-history.ts';
import { codesOfAccountExhausted, codesOfTokenExhausted } from '../attempts/exhausted-refusals.ts';
import { type Counted, lockEnd } from '../attempts/lockout-counts.ts';

type Deps = { database: Database; clock: Clock; alerts: SecurityAlerts; history: SecurityHistory };
type Owner = Pick<Session, 'clientUuid' | 'jti' | 'scope' | 'deviceId' | 'deviceName'>;

/** Wrong codes for one interim token (SEC-C4), and in a row for one account over all its tokens (SEC-C9). */
const ATTEMPTS_PER_TOKEN = 5;
const ATTEMPTS_PER_ACCOUNT = 10;

type CodeAttempt = {
  /** The error for a wrong code. Of a lock that starts here the owner is mailed, and it is listed (SEC-H5). */
  refusal(): ApiError;
};

export type CodeAttempts = ReturnType<typeof createCodeAttempts>;

/** Counts attempts of a one-time code or a recovery code. That a code works once is in single-use-code.ts. */
export function createCodeAttempts(deps: Deps) {
  return {
    /**
     * SEC-C9: reserves one of the account's attempts over all its sign-ins and sessions, in one statement, so that no
     * more pass in parallel. The last one locks them for 30 minutes (lockEnd): throws TOO_MANY_REQUESTS while none is
     * left. SEC-C4: an interim token also has its own attempts; throws SIGN_IN_LAPSED when they are used up, so that
     * the sign-in starts again with the password.
     */
    reserve: (owner: Owner) => reserve(deps, owner),
    /** Resets the account's attempts after a correct code. */
    clear: (clientUuid: string) => clear(deps, clientUuid),
  };
}

async function reserve(deps: Deps, owner: Owner): Promise<CodeAttempt> {
  const { clientUuid, jti, scope } = owner;
  if (scope === 'interim' && !(await reserveOnToken(deps, jti))) throw codesOfTokenExhausted(clientUuid);
  const { database, clock } = deps;
  const now = clock.now();
  const [counted] = await database.$queryRaw<Counted[]>`
    UPDATE client SET
      failed_code_count = CASE WHEN code_locked_until IS NULL THEN failed_code_count + 1 ELSE 1 END,
      code_locked_until =
        CASE WHEN code_locked_until IS NULL AND failed_code_count + 1 >= ${ATTEMPTS_PER_ACCOUNT}
        THEN ${lockEnd(now)} END
    WHERE uuid = ${clientUuid} AND (code_locked_until IS NULL OR code_locked_until <= ${now})
    RETURNING code_locked_until AS "lockedUntil"`;
  if (counted) return { refusal: () => refusal(deps, owner, counted) };
  const lock = await database.client.findUnique({
    where: { uuid: clientUuid },
    select: { codeLockedUntil: true },
  });
  throw codesOfAccountExhausted({ lockedUntil: lock?.codeLockedUntil ?? now, now, clientUuid });
}

function refusal({ alerts, history }: Deps, owner: Owner, { lockedUntil }: Counted): ApiError {
  const { clientUuid } = owner;
  if (lockedUntil) {
    alerts.codesLocked(clientUuid, lockedUntil);
    history.recordLater('account_locked', owner);
  }
  return new ApiError('INVALID_OTP', { clientUuid });
}

async function reserveOnToken({ database }: Deps, jti: string): Promise<boolean> {
  const { count } = await database.issuedToken.updateMany({
    where: { jti, failedCodeCount: { lt: ATTEMPTS_PER_TOKEN } },
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
