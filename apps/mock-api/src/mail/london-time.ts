const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** A moment as the firm's clients read it: `2 March 2026 at 10:00`. */
export function londonTime(moment: Date): string {
  return format.format(moment);
}
