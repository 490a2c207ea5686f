import { type Database, sql } from '@portal/prisma/client';
import { found } from '../../http/api-error.ts';
import { readLatestValuation } from './latest-valuation-query.ts';
import { readPolicies } from './policies-query.ts';
import { readValuationGraph } from './valuation-graph-query.ts';

type Deps = { database: Database };
type Days = { from: string; to: string };

export type Policies = ReturnType<typeof createPolicies>;

/**
 * Policies of one client. Every query names the owner, so that another client's policy cannot be distinguished from
 * one that does not exist: both throw the same NOT_FOUND (SEC-F1).
 */
export function createPolicies({ database }: Deps) {
  return {
    ofClient: (clientUuid: string) => readPolicies(database, sql`p.client_uuid = ${clientUuid}`),
    byUuid: async (clientUuid: string, uuid: string) => {
      const [policy] = await readPolicies(database, sql`p.uuid = ${uuid} AND p.client_uuid = ${clientUuid}`);
      return found(policy);
    },
    /** NOT_FOUND also while the client's own policy has no value yet. */
    latestValuation: async (clientUuid: string, policyUuid: string) =>
      found(await readLatestValuation(database, { clientUuid, policyUuid })),
    /** Values and movements from one day to another, both included. */
    graph: async (clientUuid: string, policyUuid: string, days: Days) =>
      found(await readValuationGraph(database, { clientUuid, policyUuid, ...days })),
  };
}
