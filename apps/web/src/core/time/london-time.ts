const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** The time of day in London at a moment, as 09:40. */
export function londonTime(moment: Date): string {
  return time.format(moment);
}
