import { expect, test, vi } from 'vitest';
import { aPolicy } from '#test/build/a-policy.ts';
import { oncePerList } from './once-per-list.ts';

const today = '2026-11-20';

test('P1: what a list comes to is reckoned once for a day, and afresh for another list or day', () => {
  const reckon = vi.fn((policies: readonly unknown[], day: string) => `${policies.length} on ${day}`);
  const reckonOnce = oncePerList(reckon);
  const policies = [aPolicy(), aPolicy()];
  expect([reckonOnce(policies, today), reckonOnce(policies, today)]).toEqual([
    '2 on 2026-11-20',
    '2 on 2026-11-20',
  ]);
  expect(reckon).toHaveBeenCalledTimes(1);
  expect(reckonOnce([...policies, aPolicy()], today)).toBe('3 on 2026-11-20');
  expect(reckonOnce(policies, '2026-11-21')).toBe('2 on 2026-11-21');
  expect(reckon).toHaveBeenCalledTimes(3);
});

test('P1: nothing, too, is reckoned only once', () => {
  const reckon = vi.fn(() => null);
  const reckonOnce = oncePerList(reckon);
  const policies = [aPolicy()];
  expect([reckonOnce(policies), reckonOnce(policies)]).toEqual([null, null]);
  expect(reckon).toHaveBeenCalledTimes(1);
});
