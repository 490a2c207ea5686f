/** Where a server reads the time; nothing else asks the machine for it. */
export type Clock = { now(): Date };

export type FixedClock = Clock & {
  /** Moves the time on by milliseconds, or back when negative. */
  advance(milliseconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

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

/** The day of a moment in UTC, as days travel on the wire. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
