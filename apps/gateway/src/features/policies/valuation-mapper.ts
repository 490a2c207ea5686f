import { type Valuation, valuationSourceSchema } from '@portal/contract/v1/valuation';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

/** Amounts in pence, days as ISO dates. */
const valued = z.object({
  state: z.literal('valued'),
  value: z.number(),
  /** Null when the firm gives no date. */
  valuedOn: z.string().nullable(),
  receivedAt: z.string().nullable(),
  source: valuationSourceSchema.nullable(),
  transferValue: z.number().nullable(),
});
const none = z.object({ state: z.literal('none') });
const failed = z.object({ state: z.literal('failed') });

/** The latest value of a policy: a value, none yet, or unreadable. */
export const latestValuationOutput = z.discriminatedUnion('state', [valued, none, failed]);
export type LatestValuation = z.infer<typeof latestValuationOutput>;

const holdingOutput = z.object({
  fundName: z.string(),
  isin: z.string(),
  units: z.number(),
  /** Price of one unit in pence, with decimals. */
  price: z.number(),
  priceDate: z.string(),
  value: z.number(),
  assetClass: z.string().nullable(),
});

const valuedInFull = valued.extend({
  cash: z.number().nullable(),
  holdings: z.array(holdingOutput).nullable(),
});

/**
 * The latest value with what it is made of, as one part of a page, which stays usable when this part cannot be read.
 */
export const valuationPartOutput = z.discriminatedUnion('state', [valuedInFull, none, failed]);
export type ValuationPart = z.infer<typeof valuationPartOutput>;

/** A valuation that is missing, or has no value, counts as no value, never as £0. */
export function toLatestValuation(valuation: Valuation | null): LatestValuation {
  if (!valuation || valuation.value === null) return { state: 'none' };
  const { value, valued_on, received_at, source, transfer_value } = valuation;
  const amounts = { value, transferValue: transfer_value };
  return { state: 'valued', ...amounts, valuedOn: valued_on, receivedAt: received_at, source };
}

const toHoldings = mapperTo(valuedInFull.shape.holdings);

export function toValuation(valuation: Valuation | null): ValuationPart {
  const latest = toLatestValuation(valuation);
  if (latest.state !== 'valued' || !valuation) return { state: 'none' };
  return { ...latest, cash: valuation.cash, holdings: toHoldings(valuation.holdings) };
}
