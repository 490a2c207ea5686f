import { normaliseEmail } from '@portal/contract/email-rule';
import type { PersonState } from '@portal/contract/qa/people';
import type { Prisma } from '@portal/prisma/client';
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
    // The first try after a lock begins a new count.
    password_tries_used: isLockOver ? 0 : row.failedLoginCount,
    locked_until: isLockOver ? null : (row.lockedUntil?.toISOString() ?? null),
    two_factor: twoFactor[row.mfa] ?? false,
    terms_accepted: accepted === version,
    accepted_version: accepted,
    is_enabled: row.disabledAt === null,
    policies: row._count.policies,
  };
}
