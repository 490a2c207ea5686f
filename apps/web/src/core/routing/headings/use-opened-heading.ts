import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { WIDE } from '#ui/hooks/use-media-query.ts';

/**
 * a ref for the heading of a page that a row of a list opens. On wide screens it takes the focus from the title
 * of the page, so that Tab continues behind the heading and not through the list before it. An address alone leaves the
 * focus at the title. Back is in app/routes/arrival.tsx.
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

/**
 * the same for a list whose entries are named by the query, so that no page arrives. The heading takes the focus
 * when another entry is shown; after Back the row of the entry before takes it. `rowId` is the id of the shown entry's
 * row, undefined while there is none.
 */
export function useChosenHeading(rowId: string | undefined): RefObject<HTMLHeadingElement | null> {
  const isReturn = useNavigationType() === 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(rowId);
  const move = useEffectEvent((left: string) => {
    const row = isReturn ? document.getElementById(left) : null;
    (row ?? heading.current)?.focus();
  });
  useEffect(() => {
    const left = before.current;
    before.current = rowId;
    if (left !== undefined && rowId !== undefined && left !== rowId) move(left);
  }, [rowId]);
  return heading;
}
