import { type Valuation, valuationSourceSchema } from '@portal/contract/valuation';
import { z } from 'zod';

/** The latest value of a policy: one, none yet, or not readable just now. Amounts in pence. */
export const latestValuationOutput = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('valued'),
    value: z.number(),
    valuedOn: z.string(),
    receivedAt: z.string(),
    source: valuationSourceSchema,
    transferValue: z.number().nullable(),
  }),
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('failed') }),
]);
export type LatestValuation = z.infer<typeof latestValuationOutput>;

export function toLatestValuation(valuation: Valuation): LatestValuation {
  return {
    state: 'valued',
    value: valuation.value,
    valuedOn: valuation.valued_on,
    receivedAt: valuation.received_at,
    source: valuation.source,
    transferValue: valuation.transfer_value ?? null,
  };
}
