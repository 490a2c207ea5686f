import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export type ListRoom = {
  /** Pixels from the top of what scrolls (the pane that holds the list, or the page) to the list. */
  top: number;
  /** Pixels of one rem. */
  rem: number;
};

/** Where a list stands in what scrolls, and how large its text is; followed. */
export function useListRoom(list: RefObject<HTMLElement | null>): ListRoom {
  const [room, setRoom] = useState<ListRoom>(() => ({ top: 0, rem: readRem() }));

  useLayoutEffect(() => setRoom(measure(list.current)), [list]);

  // After every drawing, for what stands above the list changes with the filters. In the next frame, which lays the
  // page out anyway: to ask at once would lay it out once more for every drawing.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRoom(measure(list.current)));
    return () => cancelAnimationFrame(frame);
  });
  return room;
}

/** Gives what was known where nothing has changed, or where the list is hidden and stands nowhere. */
function measure(list: HTMLElement | null): (known: ListRoom) => ListRoom {
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

function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
