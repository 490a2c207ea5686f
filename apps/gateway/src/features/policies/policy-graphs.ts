import {
  dateRanges,
  monthsInRange,
  promisedRanges,
  type WireDateRange,
} from '@portal/contract/shapes/date-range';
import type { Policy } from '@portal/contract/v1/policies';
import { type ValuationGraph, valuationGraphEndpoint } from '@portal/contract/v1/valuation';
import { startOfRange } from '@portal/performance/days';
import pLimit from 'p-limit';
import type { Log } from '../../trpc/context.ts';
import { toFailure } from '../../trpc/error-map.ts';
import { Failure } from '../../trpc/failure.ts';
import { withDeadline } from '../../upstream/call-budget.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** Graphs read at once for one portfolio. */
const AT_ONCE = 16;
/** A portfolio is shown without the graphs that have not arrived by then. */
const DEADLINE_MS = 8000;

export type PolicyGraph = {
  readonly policy: Policy;
  /** `none` where the firm has none for this policy, `failed` where it could not be read in time. It may be empty. */
  readonly graph: ValuationGraph | 'none' | 'failed';
};

/**
 * The shortest range of P-30 that reaches back to a day, since shorter ones have more values; undefined for a day that
 * is more than two years ago. Days are ISO dates.
 */
export function rangeBackTo(day: string, today: string): WireDateRange | undefined {
  const ranges = promisedRanges.map((range) => dateRanges[range]);
  return ranges.find((range) => startOfRange(monthsInRange[range], today) <= day);
}

type Deps = { readonly upstream: UpstreamClient; readonly log: Log; readonly deadlineMs?: number };

/** What could be read, and why something could not; null where everything could. */
type ReadGraphs = { readonly graphs: PolicyGraph[]; readonly fault: unknown };

/** The graphs of policies by their own links; throws the first fault where it leaves no values. */
export async function readPortfolioGraphs(
  deps: Deps,
  policies: readonly Policy[],
  range: WireDateRange,
): Promise<PolicyGraph[]> {
  const { graphs, fault } = await readPolicyGraphs(deps, policies, range);
  if (fault !== null && !graphs.some(hasValues)) throw fault;
  return graphs;
}

/**
 * The graphs of policies by their own links, a few at a time. SEC-I18: one that cannot be read, or is late, fails no
 * other.
 */
export async function readPolicyGraphs(
  { upstream, log, deadlineMs = DEADLINE_MS }: Deps,
  policies: readonly Policy[],
  range: WireDateRange,
): Promise<ReadGraphs> {
  const faults: unknown[] = [];
  const read = async (policy: Policy): Promise<PolicyGraph['graph']> => {
    const link = policy._links?.['valuation-graph'];
    if (!link) return 'none';
    try {
      return await upstream.follow(link, valuationGraphEndpoint, { date_range: range });
    } catch (error) {
      if (toFailure(error).code === 'NOT_FOUND') return 'none';
      faults.push(error);
      return 'failed';
    }
  };
  return withDeadline(deadlineMs, async (deadline) => {
    const overdue = new Promise<'failed'>((resolve) => {
      deadline.addEventListener('abort', () => resolve('failed'), { once: true });
    });
    const graphs = await pLimit(AT_ONCE).map(policies, async (policy): Promise<PolicyGraph> => {
      if (deadline.aborted) return { policy, graph: 'failed' };
      return { policy, graph: await Promise.race([read(policy), overdue]) };
    });
    const failed = graphs.filter(({ graph }) => graph === 'failed').length;
    if (failed === 0) return { graphs, fault: null };
    const isLate = deadline.aborted;
    log.warn({ failed, of: policies.length, isLate, err: faults[0] }, 'valuation graphs could not be read');
    return { graphs, fault: faults[0] ?? new Failure('UPSTREAM_DOWN') };
  });
}

/** Whether the graph could be read and is not empty. */
export function hasValues(read: PolicyGraph): read is PolicyGraph & { readonly graph: ValuationGraph } {
  return typeof read.graph !== 'string' && (read.graph.points?.length ?? 0) > 0;
}
