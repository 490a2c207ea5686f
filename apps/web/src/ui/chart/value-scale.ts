/** The upright axis in whole pence: its ends, and the round values that get a line. */
export type ValueScale = { low: number; high: number; step: number; ticks: readonly number[] };

const FEWEST_STEPS = 3;
const MOST_STEPS = 4;
const PENCE_IN_POUND = 100;
/** Each is at most twice the one before it, so that one of them always gives three or four steps. */
const roundFigures = [1, 2, 4, 5];

/** A scale of four or five lines at round values around everything that is drawn. It need not start at nought. */
export function valueScale(values: readonly number[]): ValueScale {
  const [least, most] = spreadOf(values);
  const step = stepFor(least, most);
  const low = Math.floor(least / step);
  const high = Math.ceil(most / step);
  const spare = Math.max(0, FEWEST_STEPS - (high - low));
  const [first, last] = low >= spare ? [low - spare, high] : [low, high + spare];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, step, ticks };
}

/** The least round step that needs no more than four steps. */
function stepFor(least: number, most: number): number {
  for (let size = 1; ; size *= 10)
    for (const figure of roundFigures) {
      const step = figure * size;
      if (Math.ceil(most / step) - Math.floor(least / step) <= MOST_STEPS) return step;
    }
}

/** Least and largest of the values; something flat is given a tenth on either side, nothing at all a pound. */
function spreadOf(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return [0, PENCE_IN_POUND];
  const room = least === most ? Math.max(Math.abs(least) / 10, PENCE_IN_POUND) : 0;
  return [least - room, most + room];
}
