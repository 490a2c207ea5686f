import { formatShortDay } from '../format-day.ts';
import { dayOfNumber } from './time-series.ts';

export type DateTick = { at: number; label: string; anchor: 'start' | 'middle' | 'end' };

/** Beyond this many days between two dates the month says enough. */
const DAYS_APART_FOR_MONTHS = 62;

/** Evenly spread dates from the first day to the last, both included; days are numbers from 1 January 1970. */
export function dateTicks(first: number, last: number, count: number): DateTick[] {
  const apart = (last - first) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = first + apart * index;
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
