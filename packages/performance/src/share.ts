/**
 * What a share in per cent makes of an amount, rounded to the penny. A half goes away from zero: half of £10.01 is
 * £5.01, and half of −£10.01 is −£5.01.
 */
export function shareOf(percent: number): (pence: number) => number {
  // From 0 on, so that it is never −0.
  if (percent === 100) return (pence) => 0 + pence;
  return (pence) => {
    const exact = Math.abs((pence * percent) / 100);
    // The last bits of a product such as 33.3 × 1,500 may be short of the half that it is.
    const size = Math.floor(exact * (1 + 2 * Number.EPSILON) + 0.5);
    return pence < 0 ? 0 - size : size;
  };
}
