/** The source of time; injected, so that tests need not wait. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
