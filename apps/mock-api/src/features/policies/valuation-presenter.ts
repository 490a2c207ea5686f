import type { WireDateRange } from '@portal/contract/shapes/date-range';
import { type PolicyView, policyViewSchema } from '@portal/contract/v1/policies';
import type { Holding, Valuation, ValuationGraph } from '@portal/contract/v1/valuation';
import type { ValuationRow } from './latest-valuations-query.ts';
import type { GraphRow } from './valuation-graph-query.ts';
import { type rangeOf, thinOut } from './valuation-series.ts';

type Range = ReturnType<typeof rangeOf> & { name: WireDateRange };

/** A valuation on the wire: pence as numbers, since no amount comes near the largest safe one. */
export function presentValuation(row: ValuationRow): Valuation {
  return {
    uuid: row.uuid,
    policy: { uuid: row.policyUuid },
    value: Number(row.value),
    transfer_value: row.transferValue === null ? null : Number(row.transferValue),
    valued_on: row.valuedOn,
    received_at: row.receivedAt.toISOString(),
    source: row.source as Valuation['source'],
    cash: row.givesBreakdown ? Number(row.cash) : null,
    holdings: row.givesBreakdown ? row.holdings.map(presentHolding) : null,
  };
}

/** A valuation that comes along with its policy; one that is not as the contract says is left to the call for it. */
export function presentEmbedded(row: ValuationRow): PolicyView['_embedded'] {
  return (
    policyViewSchema.shape._embedded.safeParse({ 'valuation-latest': presentValuation(row) }).data ?? null
  );
}

function presentHolding(row: ValuationRow['holdings'][number]): Holding {
  return {
    fund_name: row.fundName,
    isin: row.isin,
    units: row.units,
    price: row.price,
    price_date: row.priceDate,
    value: row.value,
    asset_class: row.assetClass,
    percent: row.percent,
  };
}

/** The graph, with its points thinned out but for the first, which the range opens with. */
export function presentGraph(row: GraphRow, { name, from, to, interval }: Range): ValuationGraph {
  const { firstValuedOn, points, movements } = row;
  return {
    date_range: name,
    from: name === 'since_start' ? (firstValuedOn ?? to) : from,
    to,
    interval,
    first_valued_on: firstValuedOn,
    points: [...points.slice(0, 1), ...thinOut(points.slice(1), interval)],
    movements,
  };
}
