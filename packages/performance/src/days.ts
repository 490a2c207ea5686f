const DAY_MS = 86_400_000;
const EVE = '04-05';

/**
 * The first day of a range of `months` months that ends on `today`: the same day of the month, that many months
 * earlier. A month without that day gives its last one, so one month before 31 March is 28 or 29 February. Days are ISO
 * dates.
 */
export function startOfRange(months: number, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - months - 1, Math.min(day, lastOfMonth)) / DAY_MS);
}

/**
 * The day before the UK tax year that `today` is in: a range counts from the end of its first day, the tax year from 6
 * April.
 */
export function eveOfTaxYear(today: string): string {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) > EVE ? year : year - 1}-${EVE}`;
}

/**
 * Days from 1 January 1970 to an ISO date, in the calendar's days of 24 hours. Anything else is refused: no rate is
 * made of it.
 */
export function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not an ISO date: ${day}`);
  return time / DAY_MS;
}

function isoDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
