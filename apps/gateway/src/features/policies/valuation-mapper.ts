import { type Valuation, valuationSourceSchema } from '@portal/contract/valuation';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** Amounts in pence, days as ISO dates. */
const valued = z.object({
  state: z.literal('valued'),
  value: z.number(),
  valuedOn: z.string(),
  receivedAt: z.string(),
  source: valuationSourceSchema,
  transferValue: z.number().nullable(),
});
const none = z.object({ state: z.literal('none') });
const failed = z.object({ state: z.literal('failed') });

/** The latest value of a policy: one, none yet, or not readable just now. */
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
  assetClass: z.string(),
  /** Share of the whole valuation. */
  percent: z.number(),
});

const valuedInFull = valued.extend({ cash: z.number(), holdings: z.array(holdingOutput) });

/** The latest value with what it is made of; holdings and cash sum to the value where there are holdings. */
export const valuationOutput = z.discriminatedUnion('state', [valuedInFull, none]);

/** The same as one part of a page, which lives on when this part cannot be read. */
export const valuationPartOutput = z.discriminatedUnion('state', [valuedInFull, none, failed]);
export type ValuationPart = z.infer<typeof valuationPartOutput>;

export function toLatestValuation(valuation: Valuation): z.infer<typeof valued> {
  return {
    state: 'valued',
    value: valuation.value,
    valuedOn: valuation.valued_on,
    receivedAt: valuation.received_at,
    source: valuation.source,
    transferValue: valuation.transfer_value ?? null,
  };
}

/** `null` stands for a policy that has no value yet. */
export function toValuation(valuation: Valuation | null): z.infer<typeof valuationOutput> {
  if (!valuation) return { state: 'none' };
  return {
    ...toLatestValuation(valuation),
    cash: valuation.cash,
    holdings: camelKeys(valuation.holdings),
  };
}
