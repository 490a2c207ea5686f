import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import { seededPeople } from '@portal/prisma/seed/people';
import { StackError } from '../terminal.ts';

/** Seconds until the authenticator app shows the next code. */
export function secondsLeft(nowMs: number): number {
  return CODE_PERIOD_SECONDS - (Math.floor(nowMs / 1000) % CODE_PERIOD_SECONDS);
}

/**
 * The base32 secret of a client: from the database, which also holds those enrolled at run time, or from the list of
 * seeded people before the first start. During set-up it is the secret that waits for its first code.
 */
export function findSecret(email: string, databasePath: string): string {
  const address = normaliseEmail(email);
  const person = existsSync(databasePath) ? readPerson(address, databasePath) : readSeeded(address);
  if (!person) throw new StackError(`No client has the address ${address}. ${whoHasOne()}`);
  if (!person.secret) throw new StackError(`${address} has no two-step verification set up. ${whoHasOne()}`);
  return person.secret;
}

type PersonRow = { readonly secret: string | null | undefined };

function readPerson(address: string, databasePath: string): PersonRow | undefined {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const query = 'SELECT COALESCE(totp_secret, pending_totp_secret) AS secret FROM client WHERE email = ?';
    return database.prepare(query).get(address) as PersonRow | undefined;
  } finally {
    database.close();
  }
}

function readSeeded(address: string): PersonRow | undefined {
  const person = seededPeople.find(({ email }) => email === address);
  return person && { secret: person.totpSecret };
}

function whoHasOne(): string {
  const names = seededPeople.filter(({ totpSecret }) => totpSecret).map(({ email }) => email);
  return `Seeded clients with two-step verification: ${names.join(', ')}.`;
}
