import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { WIDE } from '#ui/hooks/use-media-query.ts';

/**
 * A ref for the heading of what a row of a list opens. On wide screens it takes the focus from the title of the page, so
 * that Tab continues behind the heading and not through the list before it. An address alone leaves the focus at the title.
 */
export function useOpenedHeading(): RefObject<HTMLHeadingElement | null> {
  const { state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const take = useEffectEvent(() => {
    // Anywhere but at the title, the client has moved on while the content loaded.
    const isFree = document.activeElement?.tagName === 'H1';
    if (state?.from && isFree && window.matchMedia?.(WIDE).matches) heading.current?.focus();
  });
  useEffect(() => take(), []);
  return heading;
}
