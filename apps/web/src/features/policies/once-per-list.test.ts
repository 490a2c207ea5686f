import { expect, test, vi } from 'vitest';
import { aPolicy } from '#test/build/a-policy.ts';
import { oncePerList } from './once-per-list.ts';

const today = '2026-11-20';

test('P-1: the totals of a list are calculated once for a day, and again for another list or day', () => {
  const calculate = vi.fn((policies: readonly unknown[], day: string) => `${policies.length} on ${day}`);
  const calculateOnce = oncePerList(calculate);
  const policies = [aPolicy(), aPolicy()];
  expect([calculateOnce(policies, today), calculateOnce(policies, today)]).toEqual([
    '2 on 2026-11-20',
    '2 on 2026-11-20',
  ]);
  expect(calculate).toHaveBeenCalledTimes(1);
  expect(calculateOnce([...policies, aPolicy()], today)).toBe('3 on 2026-11-20');
  expect(calculateOnce(policies, '2026-11-21')).toBe('2 on 2026-11-21');
  expect(calculate).toHaveBeenCalledTimes(3);
});

test('P-1: the totals of a list are calculated again on another basis', () => {
  const calculate = vi.fn((_policies: readonly unknown[], day: string, basis: string) => `${day} ${basis}`);
  const calculateOnce = oncePerList(calculate);
  const policies = [aPolicy()];
  expect(calculateOnce(policies, today, 'byShare')).toBe('2026-11-20 byShare');
  expect(calculateOnce(policies, today, 'whole')).toBe('2026-11-20 whole');
  expect(calculateOnce(policies, today, 'whole')).toBe('2026-11-20 whole');
  expect(calculate).toHaveBeenCalledTimes(2);
});

test('P-1: a result of null is calculated only once too', () => {
  const calculate = vi.fn(() => null);
  const calculateOnce = oncePerList(calculate);
  const policies = [aPolicy()];
  expect([calculateOnce(policies), calculateOnce(policies)]).toEqual([null, null]);
  expect(calculate).toHaveBeenCalledTimes(1);
});
