import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { ChartDrawing } from './chart-drawing.ts';
import { nearestPlace } from './nearest-place.ts';
import { stepTo } from './reading-keys.ts';

/** Which point the reading line stands on, moved by pointer, touch and keys; at first the latest. */
export function useReading({ spots, frame }: ChartDrawing) {
  const last = spots.length - 1;
  const [chosen, moveTo] = useState(last);
  const index = Math.min(chosen, last);
  const places = useMemo(() => spots.map(({ x }) => x), [spots]);

  function onPointer(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(nearestPlace(places, ((event.clientX - left) / width) * frame.width));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = stepTo(event.key, index, last);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  }

  return { index, handlers: { onPointerMove: onPointer, onPointerDown: onPointer, onKeyDown } };
}
