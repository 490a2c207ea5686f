import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useVariant } from '#core/branding/variant.ts';
import { documentTitle, pageTitleAt } from '#core/routing/page-title.ts';

/** Where each visited page was scrolled to, by the key of its place in the history. */
const scrolledTo = new Map<string, number>();

let arrivals = 0;

/**
 * What happens when a page is shown: it gets its title, its heading gets the focus, and it is scrolled to where it
 * was left after Back or Forward. Rendered beside a screen, so that it waits for the screen.
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const { portalName } = useVariant();

  useLayoutEffect(() => {
    document.title = documentTitle(pageTitleAt(pathname), portalName);
  }, [pathname, portalName]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives when its path changes, and only then.
  useLayoutEffect(() => {
    arrivals += 1;
    if (arrivals === 1) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, isReturn ? (scrolledTo.get(key) ?? 0) : 0);
  }, [pathname]);

  // A layout effect: later, the scroll to the top of the next page would be recorded as this one's.
  useLayoutEffect(() => {
    const note = () => scrolledTo.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  return null;
}
