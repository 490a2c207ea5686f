import type { ValuationGraph } from '@portal/contract/v1/valuation';
import type { Database } from '@portal/prisma/client';

type Point = { date: string; value: number; net_contributions: number };
type Movement = NonNullable<ValuationGraph['movements']>[number];

/**
 * The values of a policy over some days, with what was paid in and taken out between the first and the last of them.
 */
export type GraphRow = {
  /** The day of the first valuation there is; null where there is none. */
  firstValuedOn: string | null;
  points: Point[];
  movements: Movement[];
};

type RawRow = { firstValuedOn: string | null; points: string; movements: string };
type GraphQuery = { clientUuid: string; policyUuid: string; from: string; to: string };

/**
 * The graph of a client's own policy, or undefined: the last valuation on or before `from`, where there is one, and
 * every one up to `to`. One statement, in which SQLite puts the parts together.
 */
export async function readValuationGraph(
  database: Database,
  { clientUuid, policyUuid, from, to }: GraphQuery,
): Promise<GraphRow | undefined> {
  const [row] = await database.$queryRaw<RawRow[]>`
    WITH valued AS (
      SELECT valued_on, value, net_contributions FROM valuation
      WHERE policy_uuid = ${policyUuid} AND valued_on <= ${to} AND valued_on >= COALESCE(
        (SELECT MAX(valued_on) FROM valuation WHERE policy_uuid = ${policyUuid} AND valued_on <= ${from}), ${from}))
    SELECT
      (SELECT MIN(valued_on) FROM valuation WHERE policy_uuid = p.uuid) AS "firstValuedOn",
      (SELECT json_group_array(json_object('date', valued_on, 'value', value, 'net_contributions', net_contributions)
         ORDER BY valued_on) FROM valued) AS points,
      (SELECT json_group_array(json_object('date', date, 'kind', kind, 'amount', amount) ORDER BY position)
       FROM movement WHERE policy_uuid = p.uuid AND date > (SELECT MIN(valued_on) FROM valued)
         AND date <= (SELECT MAX(valued_on) FROM valued)) AS movements
    FROM policy p WHERE p.uuid = ${policyUuid} AND p.client_uuid = ${clientUuid}`;
  return (
    row && {
      firstValuedOn: row.firstValuedOn,
      points: JSON.parse(row.points) as Point[],
      movements: JSON.parse(row.movements) as Movement[],
    }
  );
}
