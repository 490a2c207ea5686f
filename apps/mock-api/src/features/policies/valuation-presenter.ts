import type { WireDateRange } from '@portal/contract/date-range';
import type { Holding, Valuation, ValuationGraph } from '@portal/contract/valuation';
import type { ValuationRow } from './latest-valuation-query.ts';
import type { Policies } from './policies-service.ts';
import { type rangeOf, summarise, thinOut } from './valuation-series.ts';

type ValueRows = Awaited<ReturnType<Policies['values']>>;
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
    cash: Number(row.cash),
    holdings: row.holdings.map(presentHolding),
  };
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

/** The graph: its summary is calculated from every value, its points are thinned out. */
export function presentGraph(rows: ValueRows, { name, from, to, interval }: Range): ValuationGraph {
  const points = rows.map((row) => ({
    date: row.valuedOn,
    value: Number(row.value),
    net_contributions: Number(row.netContributions),
  }));
  return {
    date_range: name,
    from,
    to,
    interval,
    points: thinOut(points, interval),
    summary: summarise(points),
  };
}
