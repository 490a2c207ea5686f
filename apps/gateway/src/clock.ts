/** The source of time; injected, so that tests need not wait. */
export type Clock = { now(): Date };

/** Whole seconds since 1970. */
export function secondsOf(clock: Clock): () => number {
  return () => Math.floor(clock.now().getTime() / 1000);
}

export const systemClock: Clock = { now: () => new Date() };
