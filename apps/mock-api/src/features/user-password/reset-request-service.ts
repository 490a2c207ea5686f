import { normaliseEmail } from '@portal/contract/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Background } from '../../http/background.ts';
import { commitNothing } from '../../mail/commit-nothing-service.ts';
import type { Notices } from '../../mail/notices-service.ts';
import type { Random } from '../../random.ts';
import type { MailTurns } from './mail-turns-service.ts';
import { makeMailedCode, newCode } from './mailed-codes-service.ts';

type Parts = {
  database: Database;
  clock: Clock;
  random: Random;
  background: Background;
  mailTurns: MailTurns;
  notices: Notices;
};

export type RequestReset = ReturnType<typeof createRequestReset>;

/**
 * A8. Everything that depends on the address happens after the answer, so that neither the answer nor its time
 * tells whether it is known (security A4). One mail a minute for an address (security E6).
 */
export function createRequestReset(parts: Parts) {
  return (email: string): void => parts.background(() => sendCode(parts, normaliseEmail(email)));
}

/**
 * Whoever never set a password was invited, and gets a new invitation: the one they had may have run out. For an address that
 * nobody has a mail is made as well, and thrown away.
 */
async function sendCode(parts: Parts, email: string): Promise<void> {
  const { database, mailTurns, notices, random } = parts;
  if (!(await mailTurns.take('reset', email))) return;
  const client = await database.client.findFirst({
    where: { email, disabledAt: null },
    select: { uuid: true, passwordHash: true },
  });
  if (!client) {
    await commitNothing(parts);
    notices.sendCode(undefined, 'password_reset', newCode(random));
    return;
  }
  const purpose = client.passwordHash === null ? 'invite' : 'password_reset';
  notices.sendCode(client.uuid, purpose, await makeMailedCode(parts, client.uuid, purpose));
}
