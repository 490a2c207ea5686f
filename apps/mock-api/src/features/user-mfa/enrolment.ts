import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import { newTotpSecret } from '../authentication/codes/totp.ts';

type Deps = { database: Database; clock: Clock; random: Random };

/** How long an interrupted set-up keeps its secret, so that a scanned QR code stays valid. */
const ENROLMENT_HOURS = 24;
const HOUR_MS = 60 * 60_000;

/** Gives a client without a second factor a secret to set one up with. */
export type BeginEnrolment = ReturnType<typeof createBeginEnrolment>;

/** Columns of a client for whom no set-up is pending. */
export const noEnrolment = { pendingTotpSecret: null, pendingTotpSince: null };

/** Columns of a client whose set-up starts now, with a new secret. */
export function newEnrolment({ clock, random }: Omit<Deps, 'database'>) {
  return { pendingTotpSecret: newTotpSecret(random), pendingTotpSince: clock.now() };
}

/**
 * A secret of the last day is kept: a client whose interim token expired during set-up signs in again and continues
 * with what the authenticator app has scanned (SEC-D18). An older one may be known to anyone who had the password then,
 * and is replaced. Called by what changes the state, so that reading it changes nothing (SEC-G27); `within` its
 * transaction where there is one.
 */
export function createBeginEnrolment(deps: Deps) {
  return async (clientUuid: string, within: Database | Transaction = deps.database): Promise<void> => {
    const tooOld = new Date(deps.clock.now().getTime() - ENROLMENT_HOURS * HOUR_MS);
    await within.client.updateMany({
      where: {
        uuid: clientUuid,
        mfa: { not: 'required' },
        OR: [{ pendingTotpSince: null }, { pendingTotpSince: { lte: tooOld } }],
      },
      data: newEnrolment(deps),
    });
  };
}
