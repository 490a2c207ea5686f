/** Canada writes a short date as ISO 8601 does. */
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/**
 * The calendar day in London at a moment, as 2026-11-21: the firm's day, whatever the zone of the machine, and the day
 * that its working days count from.
 */
export function londonDay(moment: Date): string {
  return london.format(moment);
}

/** The UTC day of a moment; the firm's day is `londonDay`. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
