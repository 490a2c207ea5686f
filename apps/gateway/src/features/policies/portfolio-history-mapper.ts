import { dateRanges, monthsInRange, type WireDateRange } from '@portal/contract/shapes/date-range';
import { eveOfTaxYear, startOfRange } from '@portal/performance/days';
import type { PolicyHistory } from '@portal/performance/portfolio/counted-policies';
import { type PortfolioHistory, portfolioHistory } from '@portal/performance/portfolio/history';
import { z } from 'zod';
import { hasValues, type PolicyGraph, rangeBackTo } from './policy-graphs.ts';
import { shortDateRangeSchema, toHistory } from './valuation-graph-mapper.ts';

/** The ranges of a graph, and the UK tax year so far. */
export const portfolioRangeSchema = z.enum([...shortDateRangeSchema.options, 'tax_year']);
type PortfolioRange = z.infer<typeof portfolioRangeSchema>;

const amount = z.number();
const value = z.object({ day: z.string(), pence: amount });

export const flowsOutput = z.discriminatedUnion('known', [
  z.object({
    known: z.literal('movements'),
    own: amount,
    employer: amount,
    taxRelief: amount,
    transferIn: amount,
    rebate: amount,
    withdrawals: amount,
    charges: amount,
    moneyIn: amount,
    moneyOut: amount,
  }),
  z.object({ known: z.literal('net'), net: amount }),
  z.object({ known: z.literal('nothing') }),
]);

const bridgeOutput = z.object({
  opening: value,
  closing: value,
  joined: amount,
  left: amount,
  earlier: amount,
  flows: flowsOutput,
  unexplained: amount,
  growth: amount.nullable(),
});

const rateOutput = z.union([
  z.object({ percent: z.number(), isAYear: z.boolean() }),
  z.object({
    reason: z.enum(['too-little-data', 'no-solution', 'values-too-far-apart', 'flows-not-known']),
  }),
]);

/** The total over time, with what moved it. Amounts in pence, days as ISO dates. */
const historyOutput = z.object({
  days: z.array(z.object({ day: z.string(), pence: amount, paidIn: amount.nullable(), olderPence: amount })),
  events: z.array(
    z.object({ day: z.string(), kind: z.enum(['joined', 'left']), id: z.string(), pence: amount }),
  ),
  bridge: bridgeOutput.nullable(),
  olderPence: amount,
  moneyWeighted: rateOutput,
  timeWeighted: rateOutput,
});

export const portfolioHistoryOutput = z.object({
  range: portfolioRangeSchema,
  from: z.string(),
  to: z.string(),
  /** Whether the values of a policy reach further back than two years. */
  reachesFurther: z.boolean(),
  /** Joint policies by the client's share; and whole, where there is a joint policy whose share is known. */
  byShare: historyOutput,
  whole: historyOutput.nullable(),
  /** Policies with a fund whose graph could not be read, or has no values. */
  missing: z.array(z.string()),
});

/** The range to read from the firm: for a tax year the one that reaches back to the day before it. */
export function wireRangeOf(range: PortfolioRange, today: string): WireDateRange {
  if (range !== 'tax_year') return dateRanges[range];
  return rangeBackTo(eveOfTaxYear(today), today) ?? dateRanges['1y'];
}

type HistoryRequest = { readonly range: PortfolioRange; readonly today: string };

/**
 * Adds up the graphs of the policies that hold a fund. A range without values is a history without days; null where the
 * firm gives no values over time, in this range or before it.
 */
export function toPortfolioHistory(
  graphs: readonly PolicyGraph[],
  { range, today }: HistoryRequest,
): z.infer<typeof portfolioHistoryOutput> | null {
  const known = graphs.flatMap(({ graph }) => (typeof graph === 'string' ? [] : [graph]));
  if (!known.some(({ points, first_valued_on }) => points?.length || first_valued_on !== null)) return null;
  const policies = graphs.filter(hasValues).map(({ policy, graph }) => toHistory(policy, graph, today));
  const to = known.flatMap((graph) => graph.to ?? []).reduce(later, today);
  const from = startOf(range, to, policies);
  const isJoint = policies.some(({ shareOfClient }) => shareOfClient !== null && shareOfClient !== 100);
  const historyOf = (countJointBy: 'share' | 'whole') =>
    copyOf(portfolioHistory({ policies, from, to, countJointBy }));
  return {
    range,
    from,
    to,
    reachesFurther: known.some(
      ({ first_valued_on }) =>
        first_valued_on !== null && first_valued_on < startOfRange(monthsInRange.two_years, to),
    ),
    byShare: historyOf('share'),
    whole: isJoint ? historyOf('whole') : null,
    missing: graphs.filter((read) => !hasValues(read)).map(({ policy }) => policy.uuid),
  };
}

/** The arrays of the output are its own. */
function copyOf(history: PortfolioHistory): z.infer<typeof historyOutput> {
  const { days, events, bridge, olderPence, moneyWeighted, timeWeighted } = history;
  return { days: [...days], events: [...events], bridge, olderPence, moneyWeighted, timeWeighted };
}

function startOf(range: PortfolioRange, to: string, policies: readonly PolicyHistory[]): string {
  if (range === 'start')
    return policies.flatMap(({ points }) => points.map(({ date }) => date)).reduce(earlier, to);
  if (range === 'tax_year') return eveOfTaxYear(to);
  return startOfRange(monthsInRange[dateRanges[range]], to);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
