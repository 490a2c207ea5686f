import type { Endpoint } from '@portal/contract/endpoint';
import { FairLane } from './fair-lane.ts';

/**
 * Each group has its own breaker: sign-in works without data calls, the policy list without valuations, valuations
 * without graphs, and all of them without files.
 */
export type Group = 'authentication' | 'valuations' | 'graphs' | 'data' | 'files';

/**
 * Concurrent and queued calls of one group, by all people together. Three quarters of the valuations are a list of 100
 * policies.
 */
const AT_ONCE: Record<Group, number> = {
  authentication: 32,
  valuations: 136,
  graphs: 32,
  data: 48,
  files: 48,
};
const WAITING: Record<Group, number> = {
  authentication: 64,
  valuations: 8192,
  graphs: 1024,
  data: 256,
  files: 64,
};

/** The share of these that one person may take, so that others always get in. */
const SHARE_AT_ONCE = 3 / 4;
const SHARE_WAITING = 1 / 2;
/** A file holds its place for as long as its reader takes. */
const FILES_AT_ONCE_EACH = 6;

/** Calls of all groups together that may be under way. */
export const MAX_AT_ONCE = Object.values(AT_ONCE).reduce((sum, count) => sum + count);

export function groupOf({ path, answersBytes, encoding }: Endpoint): Group {
  if (answersBytes || encoding === 'multipart') return 'files';
  if (/^\/v1\/(?:authentication|user|invite|terms)\b/.test(path)) return 'authentication';
  if (path.endsWith('/valuation/graph')) return 'graphs';
  return path.includes('/valuation/') ? 'valuations' : 'data';
}

/** SEC-I19: the calls of a group that are under way, and those that wait, are bounded, in all and for one person. */
export function createLaneOf(group: Group): FairLane {
  return new FairLane({
    atOnce: AT_ONCE[group],
    atOnceEach: group === 'files' ? FILES_AT_ONCE_EACH : AT_ONCE[group] * SHARE_AT_ONCE,
    waiting: WAITING[group],
    waitingEach: WAITING[group] * SHARE_WAITING,
    whenLate: 'timeout',
  });
}
