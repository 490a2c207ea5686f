import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useVariant } from '#core/branding/variant.ts';
import { documentTitle } from '#core/routing/headings/page-title.ts';
import { needsSignIn } from '#core/routing/paths.ts';

/** Where each visited page was scrolled to, by the key of its entry in the history; a reload forgets it. */
const scrolledTo = new Map<string, number>();

// Over a reload the browser would restore the position by itself; here it is always set by this file.
history.scrollRestoration = 'manual';

/** The path of the page before, undefined at the first, and its key. */
let pathBefore: string | undefined;
let keyBefore = '';

/**
 * What happens when a page is shown: it gets its title. R-19: its heading gets the focus, or after Back the link
 * that led away, and it is scrolled to where it was left, else to its top. Where only the query changes, see
 * use-opened-heading.ts; use-kept-scroll.ts has the panes that scroll by themselves.
 * Rendered beside a screen, so that it waits for the screen.
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const { portalName } = useVariant();

  useLayoutEffect(() => {
    document.title = documentTitle(pathname, portalName);
  }, [pathname, portalName]);

  // A layout effect: later, the scroll to the top of the next page would be recorded as this one's.
  useLayoutEffect(() => {
    // Another query, and so another key, leaves the page as far scrolled as it is.
    if (pathBefore === pathname) scrolledTo.set(key, scrolledTo.get(keyBefore) ?? 0);
    keyBefore = key;
    const note = () => scrolledTo.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname]);

  // A page arrives when its path changes, and only then.
  const arrive = useEffectEvent((arrivedAt: string) => {
    const left = pathBefore;
    pathBefore = arrivedAt;
    if (left === undefined) return;
    const target = (isReturn && linkTo(left)) || document.querySelector('h1');
    // L-22: a step of the login that is shown before its path changes has the cursor in its field already.
    const isInField = document.activeElement?.matches('input, select, textarea');
    if (needsSignIn(arrivedAt) || !isInField) target?.focus({ preventScroll: true });
    window.scrollTo(0, isReturn ? (scrolledTo.get(key) ?? 0) : 0);
  });
  useLayoutEffect(() => arrive(pathname), [pathname]);

  return null;
}

/** The link of the shown page to another, with or without a query. */
function linkTo(path: string): HTMLElement | null {
  const link = `main a:not([aria-hidden])[href`;
  return document.querySelector(`${link}="${path}"], ${link}^="${path}?"]`);
}
