import { type DatedAmount, type Rate, rateOf } from './rate.ts';

/**
 * The curve is sampled at this many points on either side of zero growth, close together there and far apart at the
 * ends.
 */
const SAMPLES = 40;
/** Natural logarithm of the largest growth factor that is looked for, 8.9 million; the smallest is one over it. */
const FURTHEST = 16;
/** Halvings of the space between two samples, at most 1.2: past the precision of a number. */
const HALVINGS = 60;

/** An amount with the part of the period that is left on its day: 1 for the first, 0 for the last. */
type Weighted = { readonly pence: number; readonly left: number };
type Solved = { readonly factor: number; readonly days: number };
type Unsolved = { readonly reason: 'too-little-data' | 'no-solution' };

/**
 * The money-weighted rate: the internal rate of return over dated amounts, as XIRR of spreadsheets and of OpenFormula
 * defines it, with years of 365 days. What the client pays in is negative; what the client takes out, or still has at
 * the end, is positive. Below a year it is the rate of the whole period.
 */
export function moneyWeighted(amounts: readonly DatedAmount[]): Rate | Unsolved {
  const solved = internalRate(amounts);
  return 'reason' in solved ? solved : rateOf(solved.factor, solved.days);
}

/**
 * The factor by which money grows from the day of the first amount to that of the last, not rounded. Where several
 * rates fit, none is given: that happens only where more is taken out than there is, and put back later.
 */
export function internalRate(amounts: readonly DatedAmount[]): Solved | Unsolved {
  const merged = onePerDay(amounts);
  const [first, last] = [merged[0], merged.at(-1)];
  if (!first || !last || first === last) return { reason: 'too-little-data' };
  const days = last.at - first.at;
  const weighted = merged.map(({ at, pence }) => ({ pence, left: (last.at - at) / days }));
  // Everything that was paid in is gone.
  if (last.pence === 0 && weighted.every(({ pence }) => pence <= 0)) return { factor: 0, days };
  const roots = rootsOf((growth) => endBalance(weighted, growth));
  const [root] = roots;
  return root === undefined || roots.length > 1
    ? { reason: 'no-solution' }
    : { factor: Math.exp(root), days };
}

/** Oldest first, without days of nothing before the first amount. */
function onePerDay(amounts: readonly DatedAmount[]): DatedAmount[] {
  const sums = new Map<number, number>();
  for (const { at, pence } of amounts) sums.set(at, (sums.get(at) ?? 0) + pence);
  const days = [...sums].map(([at, pence]) => ({ at, pence })).sort((one, other) => one.at - other.at);
  const first = days.findIndex(({ pence }) => pence !== 0);
  return first < 0 ? [] : days.slice(first);
}

/**
 * What all amounts come to at the end, with the logarithm of the growth factor of the whole period. 0 at a rate that
 * fits.
 */
function endBalance(amounts: readonly Weighted[], growth: number): number {
  return amounts.reduce((sum, { pence, left }) => sum + pence * Math.exp(growth * left), 0);
}

/** Where a curve crosses nothing. Each crossing is kept between two samples of different sign, so none runs away. */
function rootsOf(curve: (growth: number) => number): number[] {
  const roots: number[] = [];
  let [before, sign] = [0, 0];
  for (let sample = -SAMPLES; sample <= SAMPLES; sample += 1) {
    const growth = FURTHEST * (sample / SAMPLES) ** 3;
    const signHere = Math.sign(curve(growth));
    if (signHere === 0) roots.push(growth);
    else if (sign === -signHere) roots.push(halve(curve, [before, growth], sign));
    [before, sign] = [growth, signHere];
  }
  return roots;
}

/** The crossing between two growths; the curve has the given sign at the first and the other at the second. */
function halve(curve: (growth: number) => number, between: readonly [number, number], sign: number): number {
  let [low, high] = between;
  for (let count = 0; count < HALVINGS; count += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(curve(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
