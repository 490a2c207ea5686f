import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import type { Session } from '../../../http/session.ts';
import type { CodeAttempts } from './code-attempts.ts';
import { matchingStep } from './totp.ts';

type Deps = { database: Database; clock: Clock };
type CodeUse = { clientUuid: string; secret: string; code: string };

export type AcceptCode = ReturnType<typeof createAcceptCode>;

/**
 * SEC-C3: accepts a one-time code once, whichever call takes it: true when it matches the secret within the time window
 * (SEC-C2, totp.ts), and neither it nor a later code was used before. One statement records the use, so that of two at
 * the same moment one succeeds.
 */
export function createAcceptCode({ database, clock }: Deps) {
  return async ({ clientUuid, secret, code }: CodeUse): Promise<boolean> => {
    const step = await matchingStep(secret, code, clock.now());
    if (step === undefined) return false;
    const { count } = await database.client.updateMany({
      where: { uuid: clientUuid, OR: [{ lastTotpStep: null }, { lastTotpStep: { lt: step } }] },
      data: { lastTotpStep: step },
    });
    return count === 1;
  };
}

export type RequireCode = ReturnType<typeof createRequireCode>;

/**
 * A one-time code of the holder of a session, whose secret is null where there is no second factor: throws INVALID_OTP
 * for a wrong or used code, or what `reserve` of codes throws. A right one resets the attempts.
 */
export function createRequireCode({ codes, acceptCode }: { codes: CodeAttempts; acceptCode: AcceptCode }) {
  return async (session: Session, secret: string | null, code: string): Promise<void> => {
    const { clientUuid } = session;
    const attempt = await codes.reserve(session);
    if (secret === null || !(await acceptCode({ clientUuid, secret, code }))) throw attempt.refusal();
    await codes.clear(clientUuid);
  };
}
