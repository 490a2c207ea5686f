import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Background } from '../../http/server/background.ts';
import { writeDecoy } from '../../mail/decoy-write.ts';
import type { MailLimits } from '../../mail/mail-limits.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Random } from '../../random.ts';
import { makeMailedCode, newCode } from './mailed-codes.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  background: Background;
  mailLimits: MailLimits;
  alerts: SecurityAlerts;
};

export type RequestReset = ReturnType<typeof createRequestReset>;

/**
 * API-8, API-27. Everything that depends on the address happens after the answer, so that the answer and its timing do
 * not reveal whether it is known (SEC-A9; user-support-service.ts has SEC-A14). One mail a minute for an address
 * (SEC-E6).
 */
export function createRequestReset(deps: Deps) {
  return (email: string): void => deps.background(() => sendCode(deps, normaliseEmail(email)));
}

/**
 * API-27: a client whose account is not disabled is mailed. One without a password was invited, and gets a new
 * invitation: the old one may have expired. For any other address as much is written, and a mail is made and discarded.
 */
async function sendCode(deps: Deps, email: string): Promise<void> {
  const { database, mailLimits, alerts, random } = deps;
  if (!(await mailLimits.take('reset', email))) return;
  const client = await database.client.findFirst({
    where: { email, disabledAt: null },
    select: { uuid: true, passwordHash: true },
  });
  if (!client) {
    await writeDecoy(deps);
    alerts.sendCode(undefined, 'password_reset', newCode(random));
    return;
  }
  const purpose = client.passwordHash === null ? 'invite' : 'password_reset';
  alerts.sendCode(client.uuid, purpose, await makeMailedCode(deps, client.uuid, purpose));
}
