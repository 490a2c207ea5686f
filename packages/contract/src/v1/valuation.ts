import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { dateRanges } from '../shapes/date-range.ts';
import { isoDate, isoDateTime, pence, percent, recordId, signedPence, wireId } from '../shapes/fields.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';

/** How a value reached the firm: entered manually, or from a provider's file or feed. */
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
  isin: z.string().regex(/^[A-Z]{2}[A-Z0-9]{9}\d$/, 'Must be an ISIN.'),
  units: z.number().min(0).meta({ description: 'Units held, with decimals.' }),
  price: z.number().min(0).meta({ description: 'Pence for one unit, with decimals.' }),
  price_date: isoDate,
  value: pence,
  asset_class: z.string(),
  /** Share of the whole valuation. */
  percent,
});
export type Holding = z.infer<typeof holdingSchema>;

/**
 * A valuation without `value` counts as no value, never as £0. A valuation without holdings holds all of it as one
 * figure; holdings plus cash may miss the value by what the provider rounds.
 */
export const valuationSchema = z.object({
  uuid: nullable(wireId),
  policy: nullable(z.object({ uuid: wireId })),
  // A value that cannot be read is a failure, never no value.
  value: exact(offered(pence, 'the value of a policy, and its part in the total')),
  transfer_value: offered(pence, 'the transfer value of a policy'),
  valued_on: offered(isoDate, 'the day as at which a policy is valued'),
  received_at: offered(isoDateTime, 'when a value reached the firm'),
  source: offered(valuationSourceSchema, 'how a value reached the firm'),
  cash: offered(pence, 'the cash in a policy'),
  holdings: offered(z.array(holdingSchema), 'the holdings of a policy'),
});
export type Valuation = z.infer<typeof valuationSchema>;

export const valuationPointSchema = z.object({
  date: isoDate,
  value: pence,
  net_contributions: offered(signedPence, 'the line of what was paid in'),
});

/** What moved money into or out of a policy. `charge` lowers the value and is not a contribution. */
export const movementKindSchema = z.enum([
  'own',
  'employer',
  'tax_relief',
  'transfer_in',
  'rebate',
  'withdrawal',
  'charge',
]);
export type MovementKind = z.infer<typeof movementKindSchema>;

export const movementSchema = z.object({ date: isoDate, kind: movementKindSchema, amount: pence });
export type Movement = z.infer<typeof movementSchema>;

/** What a movement adds to the net contributions: a charge lowers the value alone. */
export function contributionOf({ kind, amount }: Pick<Movement, 'kind' | 'amount'>): number {
  if (kind === 'charge') return 0;
  return kind === 'withdrawal' ? -amount : amount;
}

export const wireDateRangeSchema = z.enum(Object.values(dateRanges)).meta({
  description: '`since_start` is an extension; a firm that has it may be asked for it at any time.',
});

/**
 * Weekly points for three and six months, monthly beyond; a gap is left out, never filled (P-72). The first point is
 * the last valuation on or before `from`, where there is one: the value that the range opens with.
 */
export const valuationGraphSchema = z.object({
  date_range: offered(wireDateRangeSchema, 'nothing: the range was asked for'),
  from: offered(isoDate, 'nothing: the range begins with its first point'),
  to: offered(isoDate, 'nothing: the range ends with its last point'),
  interval: offered(z.enum(['week', 'month']), 'how far apart the points of a graph are'),
  /** The day of the first valuation of the policy, in whatever range it was requested. */
  first_valued_on: offered(isoDate, 'the range since start'),
  points: offered(z.array(valuationPointSchema), 'the graph of a policy’s value'),
  /** Every movement after the day of the first point, up to and including the day of the last one, oldest first. */
  movements: offered(z.array(movementSchema), 'what was paid in and taken out, by whom'),
});
export type ValuationGraph = z.infer<typeof valuationGraphSchema>;

/** API-30. Reached by the policy's `valuation-latest` link; 404 where there is no value yet. */
export const latestValuationEndpoint = defineEndpoint({
  row: 'API-30',
  summary: 'The latest valuation of a policy',
  method: 'GET',
  path: '/v1/policy/{uuid}/valuation/latest',
  reachedByLink: true,
  auth: 'full',
  params: z.object({ uuid: recordId }),
  answer: valuationSchema,
});

/** API-30. Reached by the policy's `valuation-graph` link, with `date_range`. */
export const valuationGraphEndpoint = defineEndpoint({
  row: 'API-30',
  summary: 'Values of a policy over a range of time',
  method: 'GET',
  path: '/v1/policy/{uuid}/valuation/graph',
  reachedByLink: true,
  auth: 'full',
  params: z.object({ uuid: recordId }),
  query: z.object({ date_range: wireDateRangeSchema }),
  answer: valuationGraphSchema,
});
