import type { CallQa } from './call-qa.ts';

export type Span = {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
};

/** The time by which the mock acts. */
export function createClockDriver(call: CallQa) {
  return {
    read: () => call('clock.view'),
    advance: (span: Span) => call('clock.move', { body: { advance_seconds: secondsOf(span) } }),
    moveTo: (moment: Date) => call('clock.move', { body: { to: moment.toISOString() } }),
    backToReal: () => call('clock.move', { body: { real: true } }),
  };
}

export function secondsOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number {
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
