import { z } from 'zod';
import { wireDateRangeSchema } from './date-range.ts';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, isoDateTime, pence, percent, signedPence, uuid } from './fields.ts';

/** How a value reached the firm: typed by hand, or by a provider's file or feed. */
export const valuationSourceSchema = z.enum([
  'manual',
  'manual_bulk',
  'electronic_bulk',
  'electronic_live',
  'electronic_scheduled',
]);
export type ValuationSource = z.infer<typeof valuationSourceSchema>;

export const holdingSchema = z.object({
  fund_name: z.string(),
  isin: z.string().regex(/^[A-Z]{2}[A-Z0-9]{9}\d$/, 'Must be an ISIN'),
  units: z.number().min(0).meta({ description: 'Units held, with decimals.' }),
  price: z.number().min(0).meta({ description: 'Pence for one unit, with decimals.' }),
  price_date: isoDate,
  value: pence,
  asset_class: z.string(),
  /** Share of the whole valuation. */
  percent,
});
export type Holding = z.infer<typeof holdingSchema>;

/** Holdings plus cash sum to the value; a valuation without holdings holds all of it as one figure. */
export const valuationSchema = z
  .object({
    uuid,
    policy: z.object({ uuid }),
    value: pence,
    transfer_value: pence.nullable().optional(),
    valued_on: isoDate,
    received_at: isoDateTime,
    source: valuationSourceSchema,
    cash: pence,
    holdings: z.array(holdingSchema),
  })
  .refine((valuation) => valuation.holdings.length === 0 || sumOfParts(valuation) === valuation.value, {
    path: ['holdings'],
    message: 'Holdings and cash must sum to the value',
  });
export type Valuation = z.infer<typeof valuationSchema>;

function sumOfParts(valuation: { cash: number; holdings: { value: number }[] }): number {
  return valuation.holdings.reduce((sum, holding) => sum + holding.value, valuation.cash);
}

export const valuationPointSchema = z.object({ date: isoDate, value: pence, net_contributions: signedPence });
export type ValuationPoint = z.infer<typeof valuationPointSchema>;

/** Weekly points for three and six months, monthly beyond; a gap is left out, never filled (row P2). */
export const valuationGraphSchema = z.object({
  date_range: wireDateRangeSchema,
  from: isoDate,
  to: isoDate,
  interval: z.enum(['week', 'month']),
  points: z.array(valuationPointSchema),
  /** Null where there are fewer than two points. Amounts in pence; `method` names how the percentage is reckoned. */
  summary: z
    .object({
      opening: pence,
      closing: pence,
      paid_in: pence,
      taken_out: pence,
      growth: signedPence,
      growth_percent: z.number().nullable().meta({ description: 'Per cent; may be negative.' }),
      method: z.string(),
    })
    .nullable(),
});
export type ValuationGraph = z.infer<typeof valuationGraphSchema>;

/** A21. Reached by the policy's `valuation-latest` link; 404 where there is no value yet. */
export const latestValuationEndpoint = defineEndpoint({
  row: 'A21',
  summary: 'The latest valuation of a policy',
  method: 'GET',
  path: '/v1/policy/{uuid}/valuation/latest',
  auth: 'full',
  params: z.object({ uuid }),
  answer: valuationSchema,
});

/** A21. Reached by the policy's `valuation-graph` link. */
export const valuationGraphEndpoint = defineEndpoint({
  row: 'A21',
  summary: 'Values of a policy over a range of time',
  method: 'GET',
  path: '/v1/policy/{uuid}/valuation/graph',
  auth: 'full',
  params: z.object({ uuid }),
  query: z.object({ date_range: wireDateRangeSchema }),
  answer: valuationGraphSchema,
});
