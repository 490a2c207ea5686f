import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { ChartDrawing } from './plot/drawing.ts';

/** The point that the reading line is on, moved by pointer, touch and keys; at first the latest. */
export function useReading({ spots, frame }: ChartDrawing) {
  const last = spots.length - 1;
  const [chosen, moveTo] = useState(last);
  const index = Math.min(chosen, last);
  const positions = useMemo(() => spots.map(({ x }) => x), [spots]);

  function onPointer(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(nearestIndex(positions, ((event.clientX - left) / width) * frame.width));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = stepTo(event.key, index, last);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  }

  return { index, handlers: { onPointerMove: onPointer, onPointerDown: onPointer, onKeyDown } };
}

/** The index of the nearest to `x` among positions in rising order; the earlier of two that are equally near. */
export function nearestIndex(positions: readonly number[], x: number): number {
  let [low, high] = [0, positions.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < x) low = middle;
    else high = middle;
  }
  return x - (positions[low] ?? 0) <= (positions[high] ?? 0) - x ? low : Math.max(high, 0);
}

const PAGE = 6;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where a key moves a slider from one of its positions (0 to `last`); null for a key that is not for sliders. */
export function stepTo(key: string, from: number, last: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, from + step));
}
