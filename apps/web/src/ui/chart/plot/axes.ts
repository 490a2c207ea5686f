import { dayOfNumber, formatShortDay } from '#ui/format/day.ts';

/** The upright axis in whole pence: its ends, and the round values that get a line. */
export type ValueScale = { low: number; high: number; step: number; ticks: readonly number[] };

const FEWEST_STEPS = 3;
const MOST_STEPS = 4;
const PENCE_IN_POUND = 100;
/** Each is at most twice the one before it, so that one of them always gives three or four steps. */
const roundFigures = [1, 2, 4, 5];

/** A scale of four or five lines at round values around everything that is drawn. It need not start at zero. */
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

/** Least and largest of the values; a flat line gets a tenth on either side, and no values at all get a pound. */
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

type DateTick = { at: number; label: string; anchor: 'start' | 'middle' | 'end' };

/** Beyond this many days between two dates only months are shown. */
const DAYS_APART_FOR_MONTHS = 62;

/**
 * Evenly spread dates from the first day to the last, both included, at most `most` and each on a day of its own; days
 * are numbers from 1 January 1970.
 */
export function dateTicks(first: number, last: number, most: number): DateTick[] {
  const count = Math.min(most, last - first + 1);
  if (count === 1) return [{ at: first, label: labelOf(first, false), anchor: 'middle' }];
  const apart = (last - first) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(first + apart * index);
    return { at, label: labelOf(at, apart > DAYS_APART_FOR_MONTHS), anchor: anchorOf(index, count) };
  });
}

/** 19 Nov, or Nov 26 where only the month is wanted. */
function labelOf(at: number, isMonth: boolean): string {
  const [date, month, year] = formatShortDay(dayOfNumber(at)).split(' ');
  return isMonth ? `${month} ${year?.slice(2)}` : `${date} ${month}`;
}

function anchorOf(index: number, count: number): DateTick['anchor'] {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

const pound = { size: 1_00, mark: '' };
const units = [{ size: 1_000_000_00, mark: 'm' }, { size: 1_000_00, mark: 'k' }, pound];
const MOST_DECIMALS = 2;

/** An amount on an axis, as short as the step to the next line allows: £240k, £1.25m, −£500. Both in pence. */
export function formatAxisMoney(pence: number, step: number): string {
  const size = Math.abs(pence);
  const unit =
    units.find((candidate) => size >= candidate.size && decimalsOf(step / candidate.size) <= MOST_DECIMALS) ??
    pound;
  const decimals = decimalsOf(step / unit.size);
  const digits = unit === pound && decimals > 0 ? MOST_DECIMALS : decimals;
  const figure = (size / unit.size).toLocaleString('en-GB', {
    minimumFractionDigits: pence === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  });
  return `${pence < 0 ? '−' : ''}£${figure}${unit.mark}`;
}

/** How many decimals distinguish multiples of a step of one of `roundFigures` times a power of ten. */
function decimalsOf(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + Number.EPSILON * 8));
}
