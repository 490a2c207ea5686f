import type { DatedAmount } from './rate.ts';

export type Stretch = {
  readonly opening: DatedAmount;
  readonly closing: DatedAmount;
  /** Paid in is positive, taken out negative, from the opening's day to the closing's. */
  readonly flows: readonly DatedAmount[];
};

/**
 * P-77: the modified Dietz method (P. O. Dietz, Pension Funds: Measuring Investment Performance, 1966; formula of the
 * GIPS guidance on calculation): the gain over what was invested on average, where each flow counts for the part of the
 * time that is left at the end of its day. All in pence but `fraction`, which is of the whole stretch, not of a year,
 * and not rounded. It is null where nothing was invested on average, or so little that the method gives a loss of more
 * than all.
 */
export function modifiedDietz({ opening, closing, flows }: Stretch): {
  gain: number;
  invested: number;
  fraction: number | null;
} {
  const length = closing.at - opening.at;
  let gain = closing.pence - opening.pence;
  let invested = opening.pence;
  for (const { at, pence } of flows) {
    gain -= pence;
    invested += length > 0 ? pence * ((closing.at - at) / length) : 0;
  }
  const fraction = invested > 0 ? gain / invested : null;
  return { gain, invested, fraction: fraction === null || fraction < -1 ? null : fraction };
}

/**
 * Whether less than a tenth of the money that was there was invested on average, as where a large transfer arrives on
 * the last day. The return is then a multiple of a remainder, and moves with each day by which a payment is misdated.
 */
export function wasLittleInvested({ opening, flows }: Stretch, invested: number): boolean {
  const paidIn = flows.reduce((sum, { pence }) => sum + Math.max(0, pence), 0);
  return invested * 10 < opening.pence + paidIn;
}
