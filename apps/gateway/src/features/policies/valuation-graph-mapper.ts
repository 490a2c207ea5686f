import { type ShortDateRange, shortDateRangeSchema } from '@portal/contract/date-range';
import type { ValuationGraph } from '@portal/contract/valuation';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** Values over a range, amounts in pence. A gap between points is a gap: nothing is filled in (P-2). */
export const valuationGraphOutput = z.object({
  dateRange: shortDateRangeSchema,
  /** The first and last day of the range; null where neither the firm nor a point says it. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  interval: z.enum(['week', 'month']).nullable(),
  points: z.array(z.object({ date: z.string(), value: z.number(), netContributions: z.number().nullable() })),
  /** Null where there are fewer than two points; `method` names how the percentage is calculated. */
  summary: z
    .object({
      opening: z.number(),
      closing: z.number(),
      paidIn: z.number(),
      takenOut: z.number(),
      growth: z.number(),
      growthPercent: z.number().nullable(),
      method: z.string(),
    })
    .nullable(),
});

/** A graph that is missing, or has no points, is empty. */
export function toValuationGraph(
  graph: ValuationGraph | null,
  dateRange: ShortDateRange,
): z.infer<typeof valuationGraphOutput> {
  const points = camelKeys(graph?.points ?? []);
  return {
    dateRange,
    from: graph?.from ?? points.at(0)?.date ?? null,
    to: graph?.to ?? points.at(-1)?.date ?? null,
    interval: graph?.interval ?? null,
    points,
    summary: graph?.summary ? camelKeys(graph.summary) : null,
  };
}
