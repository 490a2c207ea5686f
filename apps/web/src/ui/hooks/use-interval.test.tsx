import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInterval, useSecondsLeft } from './use-interval.ts';

test('it ticks at its pace, calls the latest callback, and stops on request', () => {
  vi.useFakeTimers();
  const first = vi.fn();
  const second = vi.fn();
  const { rerender } = renderHook(
    ({ tick, delayMs }: { tick: () => void; delayMs: number | undefined }) => useInterval(tick, delayMs),
    { initialProps: { tick: first, delayMs: 1000 as number | undefined } },
  );
  act(() => vi.advanceTimersByTime(2500));
  expect(first).toHaveBeenCalledTimes(2);
  rerender({ tick: second, delayMs: 1000 });
  act(() => vi.advanceTimersByTime(500));
  expect(second).toHaveBeenCalledTimes(1);
  rerender({ tick: second, delayMs: undefined });
  act(() => vi.advanceTimersByTime(5000));
  expect(second).toHaveBeenCalledTimes(1);
});

test('L-14, L-34: setting the clock back does not lengthen the wait', () => {
  vi.useFakeTimers();
  const endsAtMs = Date.now() + 60_000;
  const { result } = renderHook(() => useSecondsLeft(endsAtMs));
  act(() => vi.advanceTimersByTime(10_000));
  vi.setSystemTime(Date.now() - 3_600_000);
  act(() => vi.advanceTimersByTime(20_000));
  expect(result.current).toBe(30);
  act(() => vi.advanceTimersByTime(30_000));
  expect(result.current).toBe(0);
});
