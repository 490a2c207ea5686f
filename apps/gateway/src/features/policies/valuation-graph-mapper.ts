import { type ShortDateRange, shortDateRangeSchema } from '@portal/contract/date-range';
import type { ValuationGraph } from '@portal/contract/valuation';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** Values over a range, amounts in pence. A gap between points is a gap: nothing is filled in (row P2). */
export const valuationGraphOutput = z.object({
  dateRange: shortDateRangeSchema,
  from: z.string(),
  to: z.string(),
  interval: z.enum(['week', 'month']),
  points: z.array(z.object({ date: z.string(), value: z.number(), netContributions: z.number() })),
  /** Null where there are fewer than two points; `method` names how the percentage is reckoned. */
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

export function toValuationGraph(
  graph: ValuationGraph,
  dateRange: ShortDateRange,
): z.infer<typeof valuationGraphOutput> {
  return { ...camelKeys(graph), dateRange };
}
