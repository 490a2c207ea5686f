const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The calendar day in London at a moment, as 2026-11-21: the day that the firm's working days count from. */
export function londonDay(moment: Date): string {
  return parts.format(moment);
}
