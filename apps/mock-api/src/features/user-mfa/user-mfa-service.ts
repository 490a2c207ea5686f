import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';
import type { Random } from '../../random.ts';
import { enrolmentAddress, newTotpSecret } from '../authentication/totp.ts';

type Parts = { database: Database; random: Random };

/** How the second factor stands; the secret is there only while set-up waits for its first code (security C5). */
export type MfaStanding =
  | { state: 'required' | 'not_required' }
  | { state: 'setup'; secret: string; address: string };

export type UserMfa = ReturnType<typeof createUserMfa>;

/** The second factor of a client. */
export function createUserMfa(parts: Parts) {
  return {
    /** Makes a new secret for set-up. Called when the password was right, so that reading it changes nothing. */
    beginEnrolment: (clientUuid: string) => beginEnrolment(parts, clientUuid),
    standing: (clientUuid: string) => standing(parts, clientUuid),
  };
}

async function beginEnrolment({ database, random }: Parts, uuid: string): Promise<void> {
  await database.client.updateMany({
    where: { uuid, mfa: { not: 'required' } },
    data: { pendingTotpSecret: newTotpSecret(random) },
  });
}

async function standing({ database }: Parts, uuid: string): Promise<MfaStanding> {
  const client = await database.client.findUnique({
    where: { uuid },
    select: { email: true, mfa: true, pendingTotpSecret: true },
  });
  if (!client) throw new ApiError('UNAUTHORIZED');
  if (client.mfa === 'required' || client.mfa === 'not_required') return { state: client.mfa };
  const secret = client.pendingTotpSecret;
  // Set-up was opened again after this session began: signing in makes the secret.
  if (!secret) throw new ApiError('UNAUTHORIZED');
  const firm = await database.firm.findFirst({ select: { name: true } });
  const address = enrolmentAddress({ issuer: firm?.name ?? 'Portal', email: client.email, secret });
  return { state: 'setup', secret, address };
}
