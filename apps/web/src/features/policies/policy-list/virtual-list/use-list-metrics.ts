import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { readRem } from '#ui/hooks/use-element-size.ts';

export type ListMetrics = {
  /** Pixels from the top of the scroll container (the pane that holds the list, or the page) to the list. */
  top: number;
  /** Pixels of one rem. */
  rem: number;
};

/** Where a list starts in its scroll container, and how large its text is; kept up to date. */
export function useListMetrics(list: RefObject<HTMLElement | null>): ListMetrics {
  const [metrics, setMetrics] = useState<ListMetrics>(() => ({ top: 0, rem: readRem() }));

  useLayoutEffect(() => setMetrics(measure(list.current)), [list]);

  // After every render, since what is above the list changes with the filters. In the next frame, which computes the
  // layout anyway: measuring at once would compute it a second time for every render.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMetrics(measure(list.current)));
    return () => cancelAnimationFrame(frame);
  });
  return metrics;
}

/** Returns the known metrics where nothing has changed, or where the list is hidden. */
function measure(list: HTMLElement | null): (known: ListMetrics) => ListMetrics {
  if (!list?.offsetParent) return (known) => known;
  const top = topOf(list);
  const rem = readRem();
  return (known) => (known.top === top && known.rem === rem ? known : { top, rem });
}

function topOf(list: HTMLElement): number {
  const scroller = list.closest('section');
  const isPane = scroller !== null && getComputedStyle(scroller).overflowY === 'auto';
  const { top } = list.getBoundingClientRect();
  return Math.round(
    isPane ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY,
  );
}
