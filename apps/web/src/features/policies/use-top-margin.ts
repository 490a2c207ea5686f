import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the top of what scrolls (the pane that holds the list, or the page) to the list. */
export function useTopMargin(list: RefObject<HTMLElement | null>): number {
  const [margin, setMargin] = useState(0);
  // After every drawing: what stands above the list changes with the filters.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current?.offsetParent) return;
    const scroller = current.closest('section');
    const isPane = scroller !== null && getComputedStyle(scroller).overflowY === 'auto';
    const top = current.getBoundingClientRect().top;
    setMargin(
      Math.round(
        isPane ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + window.scrollY,
      ),
    );
  });
  return margin;
}
