import type { Database, Prisma } from '@portal/prisma/client';
import type { JsonRow } from './policies-query.ts';

type HoldingRow = JsonRow<Omit<Prisma.HoldingModel, 'valuationUuid' | 'position'>>;

export type ValuationRow = Omit<Prisma.ValuationModel, 'netContributions'> &
  Pick<Prisma.PolicyModel, 'givesBreakdown'> & { holdings: HoldingRow[] };

type RawRow = Omit<ValuationRow, 'holdings'> & { holdings: string };
type Asked = { clientUuid: string; policyUuid: string };

/**
 * The newest valuation of a client's own policy with its holdings, or undefined. One statement: a list of policies asks for
 * the valuation of each.
 */
export async function readLatestValuation(
  database: Database,
  { clientUuid, policyUuid }: Asked,
): Promise<ValuationRow | undefined> {
  const [row] = await database.$queryRaw<RawRow[]>`
    SELECT v.uuid, v.policy_uuid AS "policyUuid", v.valued_on AS "valuedOn", v.received_at AS "receivedAt", v.source,
      v.value, v.transfer_value AS "transferValue", v.cash, p.gives_breakdown AS "givesBreakdown",
      (SELECT json_group_array(json_object('fundName', fund_name, 'isin', isin, 'units', units, 'price', price,
         'priceDate', price_date, 'value', value, 'assetClass', asset_class, 'percent', percent) ORDER BY position)
       FROM holding WHERE valuation_uuid = v.uuid) AS holdings
    FROM valuation v JOIN policy p ON p.uuid = v.policy_uuid
    WHERE v.policy_uuid = ${policyUuid} AND p.client_uuid = ${clientUuid}
    ORDER BY v.valued_on DESC LIMIT 1`;
  return row && { ...row, holdings: JSON.parse(row.holdings) as HoldingRow[] };
}
