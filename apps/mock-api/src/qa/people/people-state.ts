import type { PersonState } from '@portal/contract/qa/people';
import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Database, Prisma, Transaction } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';
import type { QaDeps } from '../qa-deps.ts';

type Deps = Pick<QaDeps, 'database' | 'clock' | 'services'>;

const withWhatCounts = {
  termsAcceptances: { orderBy: { terms: { effectiveFrom: 'desc' } }, take: 1 },
  _count: { select: { policies: true } },
} as const satisfies Prisma.ClientInclude;

type Row = Prisma.ClientGetPayload<{ include: typeof withWhatCounts }>;

const twoFactor: Readonly<Record<string, PersonState['two_factor']>> = {
  required: true,
  not_required: 2,
  setup: false,
};

/** The login state of people, by address; of all of them unless some are named. */
export async function readPeople(
  { database, clock, services }: Deps,
  emails?: readonly string[],
): Promise<PersonState[]> {
  const { version } = await services.terms.inForce();
  const rows = await database.client.findMany({
    where: emails ? { email: { in: emails.map(normaliseEmail) } } : {},
    orderBy: { email: 'asc' },
    include: withWhatCounts,
  });
  return rows.map((row) => presentPerson(row, { now: clock.now(), version }));
}

function presentPerson(row: Row, { now, version }: { now: Date; version: string }): PersonState {
  const isLockOver = row.lockedUntil !== null && row.lockedUntil <= now;
  const accepted = row.termsAcceptances[0]?.version ?? null;
  return {
    uuid: row.uuid,
    email: row.email,
    name: `${row.firstName} ${row.surname}`,
    variant: row.isVip ? 'vip' : 'standard',
    has_password: row.passwordHash !== null,
    // The first attempt after a lock starts a new count.
    password_tries_used: isLockOver ? 0 : row.failedLoginCount,
    locked_until: isLockOver ? null : (row.lockedUntil?.toISOString() ?? null),
    two_factor: twoFactor[row.mfa] ?? false,
    terms_accepted: accepted === version,
    accepted_version: accepted,
    is_enabled: row.disabledAt === null,
    policies: row._count.policies,
  };
}

/** The client with this address; NOT_FOUND with a plain message when there is none. */
export async function findPerson(database: Database | Transaction, email: string) {
  const person = await database.client.findUnique({ where: { email: normaliseEmail(email) } });
  if (!person) throw new ApiError('NOT_FOUND', { message: 'No client has this address.' });
  return person;
}

export type Person = Awaited<ReturnType<typeof findPerson>>;
