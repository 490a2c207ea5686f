import { expect, test } from 'vitest';
import { CannotRun } from '../report/finding.ts';
import { waitAsked } from './exchange.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

function wait(status: number, retryAfter?: string, waits = 0): number | undefined {
  return waitAsked({ status, retryAfter }, waits, now);
}

test('Q-5: Retry-After is kept to, in seconds or as a moment', () => {
  expect(wait(429, '7')).toBe(7);
  expect(wait(503, '1')).toBe(1);
  expect(wait(429, 'Sat, 21 Nov 2026 12:00:30 GMT')).toBe(30);
  expect(wait(429, 'Sat, 21 Nov 2026 11:00:00 GMT')).toBe(0);
});

test('Q-5: a 429 that says nothing is given more time with each attempt; a 503 is then an answer like any other', () => {
  expect([0, 1, 2].map((waits) => wait(429, undefined, waits))).toEqual([1, 2, 4]);
  expect(wait(429, 'soon')).toBe(1);
  expect(wait(503)).toBeUndefined();
  expect(wait(200, '7')).toBeUndefined();
});

test('Q-5: too long a wait ends the run', () => {
  expect(() => wait(429, '3600')).toThrow(CannotRun);
});
