const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day (2026-11-19) in full: 19 November 2026. A day has no time zone. */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a calendar day: November 2026. */
export function formatMonth(day: string): string {
  return longMonth.format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day for lists: 19 Nov 2026. Every month has three letters, which Intl does not promise. */
export function formatShortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
