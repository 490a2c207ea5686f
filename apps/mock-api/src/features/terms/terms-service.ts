import { londonDay } from '@portal/contract/shapes/calendar-day';
import { type Database, type Prisma, sql, type Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';

type Deps = { database: Database | Transaction; clock: Clock };

export type Terms = ReturnType<typeof createTerms>;

/**
 * SEC-D2: versions of the terms, which is in force, and who accepted what. In force is the latest that has taken effect
 * by today. http/require-token.ts refuses who has not accepted it (SEC-D1).
 */
export function createTerms(deps: Deps) {
  return {
    /** Throws NOT_FOUND while no version has taken effect. */
    inForce: () => inForce(deps),
    hasAccepted: (clientUuid: string) => hasAccepted(deps, clientUuid),
    /** The same question as a part of another statement, because every request with a token asks it. */
    hasAcceptedSql: (clientUuid: string) => hasAcceptedSql(deps, clientUuid),
    /** The latest acceptance of a client, or null. */
    acceptanceOf: (clientUuid: string) => acceptanceOf(deps, clientUuid),
    /** Keeps the first time, even of several at once (SEC-I7); CONFLICT for a version that is not in force. */
    accept: (clientUuid: string, version: string) => accept(deps, clientUuid, version),
  };
}

async function inForce({ database, clock }: Deps) {
  const terms = await database.termsVersion.findFirst({
    where: { effectiveFrom: { lte: londonDay(clock.now()) } },
    orderBy: { effectiveFrom: 'desc' },
  });
  if (!terms) throw new ApiError('NOT_FOUND');
  return terms;
}

/** Whether the version in force is accepted: a newer one asks again. */
function hasAcceptedSql({ clock }: Deps, clientUuid: string): Prisma.Sql {
  return sql`EXISTS (SELECT 1 FROM terms_acceptance WHERE client_uuid = ${clientUuid} AND version =
    (SELECT version FROM terms_version WHERE effective_from <= ${londonDay(clock.now())}
     ORDER BY effective_from DESC LIMIT 1))`;
}

async function hasAccepted(deps: Deps, clientUuid: string): Promise<boolean> {
  const [row] = await deps.database.$queryRaw<{ accepted: bigint }[]>`
    SELECT ${hasAcceptedSql(deps, clientUuid)} AS accepted`;
  return Boolean(row?.accepted);
}

function acceptanceOf({ database }: Deps, clientUuid: string) {
  return database.termsAcceptance.findFirst({
    where: { clientUuid },
    orderBy: { terms: { effectiveFrom: 'desc' } },
  });
}

async function accept(deps: Deps, clientUuid: string, version: string): Promise<void> {
  const terms = await inForce(deps);
  if (terms.version !== version)
    throw new ApiError('CONFLICT', { message: 'These terms have been replaced by newer ones.', clientUuid });
  await deps.database.termsAcceptance.upsert({
    where: { clientUuid_version: { clientUuid, version } },
    create: { clientUuid, version, acceptedAt: deps.clock.now() },
    update: {},
  });
}
