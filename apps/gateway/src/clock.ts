/** The source of time; injected, so that tests need not wait. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The calendar day in London, as an ISO date: the firm's day, on which its tax years begin and its ranges end. */
export function londonDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(moment);
}
