import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1. */
export type Random = () => number;

/** The same numbers for the same name, always (mulberry32): seeded data must not change from run to run. */
export function randomFor(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/**
 * A fixed uuid for a name, such as `client/vip@portal.example.com`: the same on every machine, marked as version 8 (RFC
 * 9562).
 */
export function seedUuid(name: string): string {
  const hex = createHash('sha256').update(`portal-seed/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
