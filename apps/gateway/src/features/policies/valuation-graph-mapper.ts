import { dateRanges, type ShortDateRange } from '@portal/contract/shapes/date-range';
import type { Policy } from '@portal/contract/v1/policies';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import { movementKindSchema, type ValuationGraph } from '@portal/contract/v1/valuation';
import { inOrder } from '@portal/performance/flows';
import type { PolicyHistory } from '@portal/performance/portfolio/counted-policies';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { shareOfClient } from './policy-worth.ts';

/** One of the short names of a range, as the address of a page has it. */
export const shortDateRangeSchema = z.enum(Object.keys(dateRanges) as ShortDateRange[]);

/** Values over a range, amounts in pence. A gap between points is a gap: nothing is filled in (P-72). */
export const valuationGraphOutput = z.object({
  dateRange: shortDateRangeSchema,
  /** The first and last day of the range; null when neither the firm nor a point gives it. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  interval: z.enum(['week', 'month']).nullable(),
  /** The day of the policy's first valuation; null where the firm does not give it. */
  firstValuedOn: z.string().nullable(),
  points: z.array(z.object({ date: z.string(), value: z.number(), netContributions: z.number().nullable() })),
  /** What was paid in and taken out between the first and the last point; null where the firm does not list it. */
  movements: z.array(z.object({ date: z.string(), kind: movementKindSchema, amount: z.number() })).nullable(),
});

const toPoints = mapperTo(valuationGraphOutput.shape.points);
const toMovements = mapperTo(valuationGraphOutput.shape.movements);

/** A graph that is missing, or has no points, is empty. */
export function toValuationGraph(
  graph: ValuationGraph | null,
  dateRange: ShortDateRange,
): z.infer<typeof valuationGraphOutput> {
  // A firm may give them in any order, or two for one day.
  const points = [...inOrder(toPoints(graph?.points ?? []))];
  return {
    dateRange,
    from: graph?.from ?? points.at(0)?.date ?? null,
    to: graph?.to ?? points.at(-1)?.date ?? null,
    interval: graph?.interval ?? null,
    firstValuedOn: graph?.first_valued_on ?? null,
    points,
    movements: toMovements(graph?.movements ?? null),
  };
}

/** A policy with its graph as `packages/performance` takes it. */
export function toHistory(
  policy: Policy,
  { points, movements }: ValuationGraph,
  today: string,
): PolicyHistory {
  const values = inOrder(toPoints(points ?? []));
  return {
    id: policy.uuid,
    shareOfClient: shareOfClient(policy),
    points: values,
    movements,
    leftOn: hasEnded(policy) ? dayOfEnd(policy, values.at(-1)?.date ?? null, today) : null,
  };
}

/** The end of a policy that has ended: its end date, unless that is the one once planned. */
export function dayOfEnd({ end_date }: Policy, lastValuedOn: string | null, today: string): string | null {
  return end_date !== null && end_date <= today ? end_date : lastValuedOn;
}
