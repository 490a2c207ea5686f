import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each pane was scrolled to, by the key of the page's entry in the history; a reload forgets it. */
const scrolledTo = new Map<string, number>();

/**
 * a ref for a pane with its own scrolling: Back restores its position. The content of the pane must be
 * drawn with it. The second ref reads the pane.
 */
export function useKeptScroll(): [RefCallback<HTMLElement>, RefObject<HTMLElement | null>] {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const pane = useRef<HTMLElement>(null);
  const entry = useRef({ key, isReturn });
  useLayoutEffect(() => {
    // The last noted position, because reading the pane would force a layout before the page is drawn.
    if (pane.current) scrolledTo.set(key, scrolledTo.get(entry.current.key) ?? 0);
    entry.current = { key, isReturn };
  }, [key, isReturn]);

  const keep = useCallback((element: HTMLElement) => {
    pane.current = element;
    if (entry.current.isReturn) element.scrollTop = scrolledTo.get(entry.current.key) ?? 0;
    const note = () => scrolledTo.set(entry.current.key, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      pane.current = null;
      element.removeEventListener('scroll', note);
    };
  }, []);

  return [keep, pane];
}
