/**
 * A day as YYYY-MM-DD. Days of the seed are days of the firm; UTC is used so that they do not hang on the host's zone.
 */
export type Day = string;

const DAY_MS = 86_400_000;

export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** The moment at `time` (HH:MM, UTC) on a day. */
export function momentAt(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00.000Z`);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(momentAt(day, '00:00').getTime() + days * DAY_MS));
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((momentAt(to, '00:00').getTime() - momentAt(from, '00:00').getTime()) / DAY_MS);
}

/** The given day of the month `months` after (or before) the month of `day`. `dayOfMonth` is 1 to 28. */
export function dayInMonth(day: Day, months: number, dayOfMonth: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1 + months, dayOfMonth)));
}

/** The day itself, or the Friday before where it falls on a weekend. Bank holidays are not known here. */
export function workingDayOnOrBefore(day: Day): Day {
  const weekday = momentAt(day, '12:00').getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `19 November 2026`, as in text. */
export function longDay(day: Day): string {
  return longFormat.format(momentAt(day, '12:00'));
}

const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** `18:22`, as in text: the time in London, an hour ahead of UTC in summer. */
export function londonClock(moment: Date): string {
  return clockFormat.format(moment);
}

/** The seed's own clock, in the days that policies are written with. */
export type SeedDays = {
  readonly today: Day;
  /** Day of the latest values of a platform: the last working day that is at least two days ago. */
  readonly valuedOn: Day;
};

export function seedDays(now: Date): SeedDays {
  const today = dayOf(now);
  return { today, valuedOn: workingDayOnOrBefore(addDays(today, -2)) };
}
