import type { Database, Prisma } from '@portal/prisma/client';
import type { JsonRow } from './policies-query.ts';

type HoldingRow = JsonRow<Omit<Prisma.HoldingModel, 'valuationUuid' | 'position'>>;

export type ValuationRow = Omit<Prisma.ValuationModel, 'netContributions'> &
  Pick<Prisma.PolicyModel, 'givesBreakdown'> & { holdings: HoldingRow[] };

type RawRow = Omit<ValuationRow, 'holdings'> & { index: bigint; holdings: string };
type PolicyKey = { readonly clientUuid: string; readonly policyUuid: string };

/**
 * The newest valuation of each policy with its holdings, in the order of the policies; undefined for one that has none,
 * or that is another client's. One statement, however many are requested.
 */
export async function readLatestValuations(
  database: Database,
  requested: readonly PolicyKey[],
): Promise<(ValuationRow | undefined)[]> {
  const pairs = JSON.stringify(requested.map(({ clientUuid, policyUuid }) => [clientUuid, policyUuid]));
  const rows = await database.$queryRaw<RawRow[]>`
    SELECT requested.key AS "index", v.uuid, v.policy_uuid AS "policyUuid", v.valued_on AS "valuedOn",
      v.received_at AS "receivedAt", v.source, v.value, v.transfer_value AS "transferValue", v.cash,
      p.gives_breakdown AS "givesBreakdown",
      (SELECT json_group_array(json_object('fundName', fund_name, 'isin', isin, 'units', units, 'price', price,
         'priceDate', price_date, 'value', value, 'assetClass', asset_class, 'percent', percent) ORDER BY position)
       FROM holding WHERE valuation_uuid = v.uuid) AS holdings
    FROM json_each(${pairs}) requested
    JOIN policy p ON p.uuid = requested.value ->> 1 AND p.client_uuid = requested.value ->> 0
    JOIN valuation v ON v.policy_uuid = p.uuid
      AND v.valued_on = (SELECT MAX(valued_on) FROM valuation WHERE policy_uuid = p.uuid)`;
  const found = new Map(rows.map((row) => [Number(row.index), row]));
  return requested.map((_one, index) => {
    const row = found.get(index);
    if (!row) return undefined;
    const { index: _index, holdings, ...valuation } = row;
    return { ...valuation, holdings: JSON.parse(holdings) as HoldingRow[] };
  });
}
