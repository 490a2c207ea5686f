import { type Database, sql } from '@portal/prisma/client';
import { found } from '../../http/found.ts';
import { readLatestValuation } from './latest-valuation-query.ts';
import { readPolicies } from './policies-query.ts';

type Deps = { database: Database };
type Days = { from: string; to: string };

export type Policies = ReturnType<typeof createPolicies>;

/**
 * Policies of one client. Every query names the owner, so that somebody else's policy cannot be told apart from
 * one that is not there: both throw the same NOT_FOUND (SEC-F1).
 */
export function createPolicies({ database }: Deps) {
  return {
    ofClient: (clientUuid: string) => readPolicies(database, sql`p.client_uuid = ${clientUuid}`),
    byUuid: async (clientUuid: string, uuid: string) => {
      const [policy] = await readPolicies(database, sql`p.uuid = ${uuid} AND p.client_uuid = ${clientUuid}`);
      return found(policy);
    },
    /** NOT_FOUND also while a policy of one's own has no value yet. */
    latestValuation: async (clientUuid: string, policyUuid: string) =>
      found(await readLatestValuation(database, { clientUuid, policyUuid })),
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
