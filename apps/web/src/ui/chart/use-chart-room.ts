import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type ChartRoom = {
  /** Pixels across. */
  width: number;
  /** Pixels of one rem. */
  rem: number;
};

/** Narrower than this, a chart is scaled down as a whole. */
const LEAST_WIDTH_REM = 8;

/** The room an element has, followed; null before it has been laid out. */
export function useChartRoom(): [RefObject<HTMLDivElement | null>, ChartRoom | null] {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<ChartRoom | null>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    function measure(width: number) {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = { width: Math.max(width, LEAST_WIDTH_REM * rem), rem };
      setRoom((known) => (known?.width === next.width && known.rem === next.rem ? known : next));
    }
    measure(current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return [element, room];
}
