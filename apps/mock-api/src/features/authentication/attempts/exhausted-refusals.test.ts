import { expect, test } from 'vitest';
import { codesOfAccountExhausted, loginExhausted } from './exhausted-refusals.ts';
import { lockEnd } from './lockout-counts.ts';

const now = new Date('2026-03-01T12:00:00.500Z');
const clientUuid = undefined;

test('L-14: a lock lasts thirty minutes', () => {
  expect(lockEnd(now)).toEqual(new Date('2026-03-01T12:30:00.500Z'));
});

test.each([
  ['2026-03-01T12:30:00.500Z', '30 minutes'],
  ['2026-03-01T12:02:00.501Z', '3 minutes'],
  ['2026-03-01T12:01:00.500Z', '1 minute'],
  ['2026-03-01T12:00:00.501Z', '1 minute'],
])('L-19: the message says "exhausted" and the time left (%s)', (end, left) => {
  const refusal = loginExhausted({ lockedUntil: new Date(end), now, clientUuid });
  expect(refusal.status).toBe(423);
  expect(refusal.body.message).toContain('exhausted');
  expect(refusal.body.message).toContain(`in ${left}.`);
});

test('L-19: codes that ran out do not say "exhausted", which would open the lockout step', () => {
  const refusal = codesOfAccountExhausted({ lockedUntil: lockEnd(now), now, clientUuid });
  expect(refusal.body.message).not.toContain('exhausted');
  expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 1800 });
});
