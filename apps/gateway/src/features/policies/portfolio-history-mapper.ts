import { dateRanges, monthsInRange, shortDateRangeSchema } from '@portal/contract/shapes/date-range';
import type { Policy } from '@portal/contract/v1/policies';
import { hasEnded, promiseKindOf } from '@portal/contract/v1/policy-kind';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import type { PolicyHistory } from '@portal/performance/counted-policies';
import { startOfRange } from '@portal/performance/date-range';
import { type PortfolioHistory, portfolioHistory } from '@portal/performance/portfolio-history';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import type { PolicyGraph } from './policy-graphs.ts';

/** The ranges of a graph, and the UK tax year so far. */
export const portfolioRangeSchema = z.enum([...shortDateRangeSchema.options, 'tax_year']);
type PortfolioRange = z.infer<typeof portfolioRangeSchema>;

const amount = z.number();
const value = z.object({ day: z.string(), pence: amount });

const flowsOutput = z.discriminatedUnion('known', [
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
  /** What happened since the day asked for; null where the range does not reach back to it, or its values are a month apart. */
  since: z.object({ byShare: bridgeOutput.nullable(), whole: bridgeOutput.nullable() }).nullable(),
  /** Policies with a fund whose graph could not be read, or has no values. */
  missing: z.array(z.string()),
});

/** Whether a policy holds a fund, so that its values are part of the total (P-1). */
export function holdsFund({ details, plan_type, category }: Policy): boolean {
  return promiseKindOf({ detailsKind: details?.kind ?? null, planType: plan_type, category }) === null;
}

type Asked = {
  readonly range: PortfolioRange;
  /** Null for no such day. */
  readonly since: string | null;
  readonly today: string;
};

/** Adds up the graphs of the policies that hold a fund. Null where the firm gives no values over time. */
export function toPortfolioHistory(
  graphs: readonly PolicyGraph[],
  { range, since, today }: Asked,
): z.infer<typeof portfolioHistoryOutput> | null {
  const policies = graphs.flatMap(({ policy, graph }) =>
    typeof graph === 'string' ? [] : [toHistory(policy, graph)],
  );
  if (policies.length === 0) return null;
  const known = graphs.flatMap(({ graph }) => (typeof graph === 'string' ? [] : [graph]));
  const to = known.flatMap((graph) => graph.to ?? []).reduce(later, today);
  const from = startOf(range, to, policies);
  const isJoint = policies.some(({ shareOfClient }) => shareOfClient !== null && shareOfClient !== 100);
  const historyOf = (countJointBy: 'share' | 'whole', start = from): PortfolioHistory =>
    portfolioHistory({ policies, from: start, to, countJointBy });
  return {
    range,
    from,
    to,
    reachesFurther: known.some(
      ({ first_valued_on }) =>
        first_valued_on !== null && first_valued_on < startOfRange(monthsInRange.two_years, to),
    ),
    byShare: copyOf(historyOf('share')),
    whole: isJoint ? copyOf(historyOf('whole')) : null,
    since:
      since === null || since < from || known.some(({ interval }) => interval === 'month')
        ? null
        : {
            byShare: historyOf('share', since).bridge,
            whole: isJoint ? historyOf('whole', since).bridge : null,
          },
    missing: graphs.flatMap(({ policy, graph }) => (typeof graph === 'string' ? [policy.uuid] : [])),
  };
}

/** The arrays of the output are its own. */
function copyOf({ days, events, ...history }: PortfolioHistory) {
  return { ...history, days: [...days], events: [...events] };
}

function toHistory(policy: Policy, { points, movements }: ValuationGraph): PolicyHistory {
  const own = policy.owners?.find(({ is_client }) => is_client === true);
  const values = camelKeys(points ?? []);
  return {
    id: policy.uuid,
    shareOfClient: own?.percentage ?? null,
    points: values,
    movements,
    leftOn: hasEnded(policy) ? (policy.end_date ?? values.at(-1)?.date ?? null) : null,
  };
}

/** A range counts from the end of its first day, and the tax year from the start of 6 April. */
const TAX_YEAR_ENDS = '04-05';

function startOf(range: PortfolioRange, to: string, policies: readonly PolicyHistory[]): string {
  if (range === 'start')
    return policies.flatMap(({ points }) => points.map(({ date }) => date)).reduce(earlier, to);
  if (range === 'tax_year') {
    const thisYear = `${to.slice(0, 4)}-${TAX_YEAR_ENDS}`;
    return thisYear < to ? thisYear : `${Number(to.slice(0, 4)) - 1}-${TAX_YEAR_ENDS}`;
  }
  return startOfRange(monthsInRange[dateRanges[range]], to);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
