import type { Clock } from '../clock.ts';

export type FixedClock = Clock & {
  /** Moves the time on by milliseconds, or back when negative. */
  advance(milliseconds: number): void;
};

/** A clock that moves only when the test moves it. */
export function fixedClock(start: Date): FixedClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
