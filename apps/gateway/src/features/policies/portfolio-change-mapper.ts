import { MAX_CHANGED_POLICIES } from '@portal/contract/constants';
import type { WireDateRange } from '@portal/contract/shapes/date-range';
import { isoDate, recordId } from '@portal/contract/shapes/fields';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { type ChangedPolicy, portfolioChange } from '@portal/performance/portfolio/change';
import type { PolicyHistory } from '@portal/performance/portfolio/counted-policies';
import { z } from 'zod';
import { hasValues, type PolicyGraph, rangeBackTo } from './policy-graphs.ts';
import { flowsOutput } from './portfolio-history-mapper.ts';
import { toHistory } from './valuation-graph-mapper.ts';

/** Policies that have changed, each with the last day whose value the client had seen. */
export const changeSinceInput = z.object({
  policies: z
    .array(z.object({ uuid: recordId, knownUntil: isoDate }))
    .min(1)
    .max(MAX_CHANGED_POLICIES),
});
type ChangeSinceInput = z.infer<typeof changeSinceInput>;

const amount = z.number();

const changeOutput = z.object({
  change: amount,
  openedOn: z.object({ first: z.string(), last: z.string() }).nullable(),
  joined: amount,
  left: amount,
  flows: flowsOutput,
  unexplained: amount,
  growth: amount.nullable(),
});

/** Joint policies by the client's share, and whole. Amounts in pence, days as ISO dates. */
export const portfolioChangeOutput = z.object({ byShare: changeOutput, whole: changeOutput });

/** P-68: the range that reaches back to every known value; null where none does, so that nothing is read. */
export function changeRangeOf({ policies }: ChangeSinceInput, today: string): WireDateRange | null {
  const earliest = policies.map(({ knownUntil }) => knownUntil).reduce((one, day) => (day < one ? day : one));
  return rangeBackTo(earliest, today) ?? null;
}

/**
 * P-68: null where a policy has no graph, or one that could not be read or opens too late: the change would not be that
 * of the total.
 */
export function toPortfolioChange(
  graphs: readonly PolicyGraph[],
  { policies }: ChangeSinceInput,
  today: string,
): z.infer<typeof portfolioChangeOutput> | null {
  const known = new Map(policies.map(({ uuid, knownUntil }) => [uuid, knownUntil]));
  const changed = graphs.filter(hasValues).flatMap(({ policy, graph }): ChangedPolicy[] => {
    const knownUntil = known.get(policy.uuid);
    if (knownUntil === undefined) return [];
    const history = toHistory(policy, graph, today);
    return opensTooLate(history, graph, knownUntil) ? [] : [{ ...history, knownUntil }];
  });
  if (changed.length < policies.length) return null;
  const changeBy = (countJointBy: 'share' | 'whole') =>
    portfolioChange({ policies: changed, to: today, countJointBy });
  const [byShare, whole] = [changeBy('share'), changeBy('whole')];
  return byShare && whole ? { byShare, whole } : null;
}

/**
 * A graph may open after the value that was known: its first value joined the total only where it is the policy's
 * first.
 */
function opensTooLate(
  { points }: PolicyHistory,
  { first_valued_on }: ValuationGraph,
  knownUntil: string,
): boolean {
  const first = points[0];
  if (first === undefined || first.date <= knownUntil) return false;
  return first_valued_on === null || first_valued_on <= knownUntil;
}
