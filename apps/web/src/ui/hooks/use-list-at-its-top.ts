import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Another page of a list starts at its top, with the focus there. The ref is for the list. */
export function useListAtItsTop(page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollTo?.(0, 0);
    window.scrollTo(0, 0);
  }, [page]);
  return list;
}
