import { type Database, sql } from '@portal/prisma/client';
import { orNotFound } from '../../http/api-error.ts';
import { inBatches } from '../../in-batches.ts';
import { readLatestValuations } from './latest-valuations-query.ts';
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
  const latestValuation = inBatches((requested: Parameters<typeof readLatestValuations>[1]) =>
    readLatestValuations(database, requested),
  );
  return {
    ofClient: (clientUuid: string) => readPolicies(database, sql`p.client_uuid = ${clientUuid}`),
    /** One policy with its newest valuation, where it has one. */
    withValuation: async (clientUuid: string, policyUuid: string) => {
      const [[policy], valuation] = await Promise.all([
        readPolicies(database, sql`p.uuid = ${policyUuid} AND p.client_uuid = ${clientUuid}`),
        latestValuation({ clientUuid, policyUuid }),
      ]);
      return { policy: orNotFound(policy), valuation: valuation ?? null };
    },
    /** Also NOT_FOUND while the client's own policy has no value yet. */
    latestValuation: async (clientUuid: string, policyUuid: string) =>
      orNotFound(await latestValuation({ clientUuid, policyUuid })),
    /** Values and movements from one day to another, both included. */
    graph: async (clientUuid: string, policyUuid: string, days: Days) =>
      orNotFound(await readValuationGraph(database, { clientUuid, policyUuid, ...days })),
  };
}
