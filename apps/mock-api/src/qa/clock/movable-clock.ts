import type { Clock } from '../../clock.ts';

const SECOND_MS = 1000;

/** A clock that runs with another and may be ahead of it, never behind. */
export type MovableClock = Clock & {
  /** Whole seconds ahead of the real time. */
  readonly offsetSeconds: number;
  setOffset(seconds: number): void;
  real(): Date;
};

export function movableClock(real: Clock): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(real.now().getTime() + offset * SECOND_MS),
    real: () => real.now(),
    get offsetSeconds() {
      return offset;
    },
    setOffset(seconds) {
      if (!Number.isInteger(seconds) || seconds < 0) throw new RangeError('The clock only runs ahead');
      offset = seconds;
    },
  };
}
