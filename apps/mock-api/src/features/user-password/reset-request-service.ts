import { RESEND_DELAY_SECONDS } from '@portal/contract/constants';
import { normaliseEmail } from '@portal/contract/email-rule';
import type { Database } from '@portal/prisma/client';
import { hashMailedCode } from '@portal/prisma/mailed-code';
import type { Clock } from '../../clock.ts';
import type { Background } from '../../http/background.ts';
import type { Mailer } from '../../mailer.ts';
import type { Random } from '../../random.ts';
import type { AddressKey } from '../authentication/address-key.ts';
import { newMailedCode, resetCodeEnd } from './mailed-code.ts';

type Parts = {
  database: Database;
  clock: Clock;
  random: Random;
  addressKey: AddressKey;
  mailer: Mailer;
  background: Background;
};

export type RequestReset = ReturnType<typeof createRequestReset>;

/**
 * A8. Everything that depends on the address happens after the answer, so that neither the answer nor its time
 * tells whether it is known (security A4). One mail a minute for an address (security E6).
 */
export function createRequestReset(parts: Parts) {
  return (email: string): void => parts.background(() => sendReset(parts, normaliseEmail(email)));
}

async function sendReset(parts: Parts, email: string): Promise<void> {
  const { database, clock, random, mailer } = parts;
  if (!(await takeTurn(parts, email))) return;
  const client = await database.client.findFirst({
    where: { email, disabledAt: null, passwordHash: { not: null } },
    select: { uuid: true, email: true },
  });
  if (!client) return;
  const now = clock.now();
  const code = newMailedCode(random);
  const purpose = 'password_reset';
  await database.$transaction([
    // The newest code voids the ones before it (security E3).
    database.mailedCode.updateMany({
      where: { clientUuid: client.uuid, purpose, voidedAt: null },
      data: { voidedAt: now },
    }),
    database.mailedCode.create({
      data: {
        codeHash: hashMailedCode(code),
        clientUuid: client.uuid,
        purpose,
        createdAt: now,
        expiresAt: resetCodeEnd(now),
      },
    }),
  ]);
  await mailer.send({
    recipient: client.email,
    kind: purpose,
    subject: 'Set a new password',
    body: 'You, or somebody who knows your address, asked for a new password. The link in this mail is good for one hour.',
    code,
  });
}

/** False when this address had its mail within the last minute. */
async function takeTurn({ database, clock, addressKey }: Parts, email: string): Promise<boolean> {
  const now = clock.now();
  const end = new Date(now.getTime() + RESEND_DELAY_SECONDS * 1000);
  await database.rateCounter.deleteMany({ where: { expiresAt: { lte: now } } });
  const taken = await database.$executeRaw`
    INSERT INTO rate_counter (key, count, expires_at) VALUES (${`reset ${addressKey(email)}`}, 1, ${end})
    ON CONFLICT (key) DO NOTHING`;
  return taken === 1;
}
