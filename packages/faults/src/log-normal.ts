/** Around which a time is drawn: half of the times are below the median; `sigma` says how far the slow ones lie out. */
export type Spread = { readonly median: number; readonly sigma: number };

/** A log-normal time from two fractions (Box and Muller's transform), in the unit of the median. */
export function logNormal({ median, sigma }: Spread, [first, second]: readonly [number, number]): number {
  const normal = Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
  return median * Math.exp(sigma * normal);
}
