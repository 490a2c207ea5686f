import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type ElementSize = {
  /** Pixels across. */
  width: number;
  /** Pixels of one rem. */
  rem: number;
};

/** Narrower than this, a chart is scaled down as a whole. */
const LEAST_WIDTH_REM = 8;

/** The size of an element, kept up to date; null before it is laid out. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, ElementSize | null] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ElementSize | null>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    function measure(width: number) {
      const rem = readRem();
      const next = { width: Math.max(width, LEAST_WIDTH_REM * rem), rem };
      setSize((known) => (known?.width === next.width && known.rem === next.rem ? known : next));
    }
    measure(current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return [element, size];
}

/** Pixels of one rem. */
export function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
