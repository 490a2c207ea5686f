import { policyDetailsSchema } from '@portal/contract/v1/policy-details';
import type { Day } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';

type PolicyRow = SeedRows['policy'][number];
export type Value = { readonly valuedOn: Day; readonly value: number; readonly paidIn: number };

/**
 * One policy with all that its documents speak of; amounts are pence. Made of the seeded rows, so that the figures are
 * theirs.
 */
export type PolicyFile = ReturnType<typeof policyFileOf>;

export type PolicyTables = Pick<
  SeedRows,
  'policy' | 'policyOwner' | 'provider' | 'valuation' | 'holding' | 'movement' | 'charge'
>;

/** The policies of one client, in the order of the list; `most` leaves out those after it. */
export function policyFilesOf(tables: PolicyTables, clientUuid: string, most: number): PolicyFile[] {
  return tables.policy
    .filter((policy) => policy.clientUuid === clientUuid)
    .slice(0, most)
    .map((policy) => policyFileOf(tables, policy));
}

function policyFileOf(tables: PolicyTables, policy: PolicyRow) {
  const { uuid } = policy;
  const ofPolicy = <Row extends { policyUuid: string }>(rows: readonly Row[]) =>
    rows.filter(({ policyUuid }) => policyUuid === uuid);
  const provider = tables.provider.find((other) => other.uuid === policy.providerUuid);
  if (!provider) throw new Error(`The policy ${policy.name} has no provider`);
  const valuations = ofPolicy(tables.valuation);
  const latest = valuations.at(-1);
  const details = policyDetailsSchema.safeParse(JSON.parse(policy.details)).data;
  return {
    uuid,
    name: policy.name,
    number: policy.policyNumber ?? 'Not given yet',
    planType: policy.planType,
    startDate: policy.startDate,
    adviserName: policy.adviserName,
    provider,
    details,
    owners: ofPolicy(tables.policyOwner).map(({ name, percentage }) => ({ name, percentage })),
    values: valuations.map(
      ({ valuedOn, value, netContributions }): Value => ({
        valuedOn,
        value: Number(value),
        paidIn: Number(netContributions),
      }),
    ),
    /** How the latest value is made up; empty where the provider gives the value alone. */
    cash: Number(latest?.cash ?? 0),
    holdings: tables.holding.filter(({ valuationUuid }) => valuationUuid === latest?.uuid),
    movements: ofPolicy(tables.movement).map(({ date, kind, amount }) => ({
      date,
      kind,
      amount: Number(amount),
    })),
    charges: ofPolicy(tables.charge),
  };
}
