import type { Database } from '@portal/prisma/client';
import { found } from '../../http/found.ts';

type Parts = { database: Database };
type Days = { from: string; to: string };

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
    /** Values from one day to another, both included, oldest first. */
    values: async (clientUuid: string, uuid: string, { from, to }: Days) => {
      const policy = await database.policy.findFirst({
        where: { uuid, clientUuid },
        select: {
          valuations: {
            where: { valuedOn: { gte: from, lte: to } },
            orderBy: { valuedOn: 'asc' },
            select: { valuedOn: true, value: true, netContributions: true },
          },
        },
      });
      return found(policy).valuations;
    },
  };
}
