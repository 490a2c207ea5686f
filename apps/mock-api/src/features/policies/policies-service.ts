import type { Database } from '@portal/prisma/client';
import { ApiError } from '../../http/api-error.ts';

type Parts = { database: Database };

const byPosition = { orderBy: { position: 'asc' } } as const;
const parts = {
  provider: { select: { uuid: true, name: true, logoUrl: true } },
  owners: byPosition,
  contributions: byPosition,
  withdrawals: byPosition,
  charges: byPosition,
} as const;

export type Policies = ReturnType<typeof createPolicies>;

/**
 * Policies of one client. The owner stands in every query, so that somebody else's policy cannot be told from
 * one that is not there: both throw the same NOT_FOUND (security F1).
 */
export function createPolicies({ database }: Parts) {
  return {
    ofClient: (clientUuid: string) =>
      database.policy.findMany({ where: { clientUuid }, include: parts, orderBy: { position: 'asc' } }),
    byUuid: async (clientUuid: string, uuid: string) =>
      found(await database.policy.findFirst({ where: { uuid, clientUuid }, include: parts })),
    /** NOT_FOUND also while a policy of one's own has no value yet. */
    latestValuation: async (clientUuid: string, policyUuid: string) =>
      found(
        await database.valuation.findFirst({
          where: { policyUuid, policy: { clientUuid } },
          orderBy: { valuedOn: 'desc' },
          include: { holdings: byPosition },
        }),
      ),
  };
}

function found<Row>(row: Row | null): Row {
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
}
