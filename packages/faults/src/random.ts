const WORD = 2 ** 32;

/**
 * A fraction from 0 up to 1 that looks drawn at random and is always the same for the same seed and draw. It mixes the
 * bits of both (the finaliser of MurmurHash3), so that neighbouring draws have nothing in common.
 */
export function seededFraction(seed: number, draw: number): number {
  let bits = seed ^ Math.imul(draw + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / WORD;
}

/** Around which a time is drawn: half of the times are below the median; `sigma` says how far the slow ones lie out. */
type Spread = { readonly median: number; readonly sigma: number };

/** A log-normal time from two fractions (Box and Muller's transform), in the unit of the median. */
export function logNormal({ median, sigma }: Spread, [first, second]: readonly [number, number]): number {
  const normal = Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
  return median * Math.exp(sigma * normal);
}
