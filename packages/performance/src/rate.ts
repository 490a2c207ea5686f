const DAYS_OF_A_YEAR = 365;

/**
 * `percent` is not rounded, so that it is rounded once, where it is shown. From a year on it is the rate of one year
 * (`isAYear`); below, the rate of the whole period.
 */
export type Rate = { readonly percent: number; readonly isAYear: boolean };

/** An amount in integer pence on a day number (`dayNumber`); noon of a day is half a day later. */
export type DatedAmount = { readonly at: number; readonly pence: number };

/**
 * The rate of a period from its growth factor (1 is no growth, 0 is all lost). A shorter period is never raised to a
 * year: that would present a good month as a good year.
 */
export function rateOf(factor: number, days: number): Rate {
  const isAYear = days >= DAYS_OF_A_YEAR;
  return { percent: toPercent((isAYear ? factor ** (DAYS_OF_A_YEAR / days) : factor) - 1), isAYear };
}

/** A fraction as per cent, and never −0. */
export function toPercent(fraction: number): number {
  return 0 + fraction * 100;
}
