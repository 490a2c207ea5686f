import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pagesBehind } from '#core/routing/history-index.ts';
import { WIDE } from '#ui/hooks/use-media-query.ts';

/**
 * a ref for the heading of a page that a row of a list opens. On wide screens it takes the focus from the title
 * of the page, so that Tab continues behind the heading and not through the list before it. An address alone leaves the
 * focus at the title.
 */
export function useOpenedHeading(): Heading {
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

type Heading = RefObject<HTMLHeadingElement | null>;

/**
 * the same for a list whose entries are named by the query, so that no page arrives. The heading takes the
 * focus when another entry is shown; the row of the entry before takes it after Back, and where the address names none
 * again. `rowId` is the id of the row of the entry that the address names: null where it names none, undefined where no
 * list is shown.
 */
export function useChosenHeading(rowId: string | null | undefined, focus = focusHeading): Heading {
  const isReturn = useNavigationType() === 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ rowId, behind: pagesBehind() });
  const move = useEffectEvent((left: string | null, isForward: boolean) => {
    const hasReturned = rowId === null || (isReturn && !isForward);
    const row = hasReturned && left !== null ? document.getElementById(left) : null;
    row?.focus();
    // A row that is not displayed takes no focus.
    const isTaken = row !== null && document.activeElement === row;
    if (rowId !== null && !isTaken && heading.current) focus(heading.current);
  });
  // Before the effects of what is opened, which may scroll on: the focus scrolls to the heading.
  useLayoutEffect(() => {
    const { rowId: left, behind } = before.current;
    before.current = { rowId, behind: pagesBehind() };
    if (left !== undefined && rowId !== undefined && left !== rowId)
      move(left, before.current.behind > behind);
  }, [rowId]);
  return heading;
}

const focusHeading = (heading: HTMLHeadingElement) => heading.focus();
