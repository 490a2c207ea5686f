import { normaliseEmail } from '@portal/contract/email-rule';
import type { Database, Transaction } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';

/** The person with this address; NOT_FOUND, in plain words, when there is none. */
export async function findPerson(database: Database | Transaction, email: string) {
  const person = await database.client.findUnique({ where: { email: normaliseEmail(email) } });
  if (!person) throw new ApiError('NOT_FOUND', { message: 'Nobody has this address.' });
  return person;
}

export type Person = Awaited<ReturnType<typeof findPerson>>;
