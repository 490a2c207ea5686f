import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import { matchingStep } from './totp.ts';

type Deps = { database: Database; clock: Clock };
type Given = { clientUuid: string; secret: string; code: string };

export type AcceptCode = ReturnType<typeof createAcceptCode>;

/**
 * SEC-C3: accepts a one-time code once, whichever call takes it: true when it matches the secret within the time window
 * (SEC-C2, totp.ts), and neither it nor a later code was used before. One statement records the use, so that of two at
 * the same moment one succeeds.
 */
export function createAcceptCode({ database, clock }: Deps) {
  return async ({ clientUuid, secret, code }: Given): Promise<boolean> => {
    const step = await matchingStep(secret, code, clock.now());
    if (step === undefined) return false;
    const { count } = await database.client.updateMany({
      where: { uuid: clientUuid, OR: [{ lastTotpStep: null }, { lastTotpStep: { lt: step } }] },
      data: { lastTotpStep: step },
    });
    return count === 1;
  };
}
