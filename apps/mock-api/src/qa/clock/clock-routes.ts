import type { EndpointRequest } from '@portal/contract/endpoint';
import type { moveClockEndpoint } from '@portal/contract/qa/clock';
import { invalidField } from '../../http/api-error.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';
import type { MovableClock } from './movable-clock.ts';
import { rewindClock } from './rewind-clock.ts';

type Input = EndpointRequest<typeof moveClockEndpoint>['body'];

const FURTHEST_SECONDS = 10 * 366 * 86_400;

/** the clock moves on for everything that the mock does; only back to the real time does it go back. */
export function clockRoutes(serve: ServeQa, { clock, database }: QaDeps): void {
  serve('clock.view', async () => presentClock(clock));
  serve('clock.move', async ({ body }) => {
    const before = clock.offsetSeconds;
    clock.setOffset(offsetOf(body, clock));
    if (clock.offsetSeconds < before) await rewindClock(database, clock.now());
    return presentClock(clock);
  });
}

function offsetOf({ advance_seconds: advance, to, real }: Input, clock: MovableClock): number {
  if (real) return 0;
  const field = to === undefined ? 'advance_seconds' : 'to';
  const wanted = to === undefined ? clock.offsetSeconds + (advance ?? 0) : secondsAhead(to, clock);
  if (wanted < clock.offsetSeconds)
    throw invalidField(
      field,
      'backwards',
      'The clock only moves on: give a later moment, or real to go back.',
    );
  if (wanted > FURTHEST_SECONDS)
    throw invalidField(field, 'too_big', 'The clock goes no further than ten years ahead.');
  return wanted;
}

function secondsAhead(moment: string, clock: MovableClock): number {
  return Math.round((new Date(moment).getTime() - clock.real().getTime()) / 1000);
}

function presentClock(clock: MovableClock) {
  return { now: clock.now().toISOString(), offset_seconds: clock.offsetSeconds };
}
