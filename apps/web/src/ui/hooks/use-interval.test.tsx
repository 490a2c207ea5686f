import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInterval } from './use-interval.ts';

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
