import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useVariant } from '#core/branding/use-variant.ts';
import { documentTitle } from '#core/branding/variant.ts';
import { pageTitleAt } from '#core/page-title.ts';

/** Where each visited page was scrolled to, by the key of its place in the history. */
const scrolledTo = new Map<string, number>();

let arrivals = 0;

/**
 * What happens when a page has come: it gets its title (row R13), its heading gets the focus, and it stands where it
 * was left when one goes Back or Forward. Stands beside a screen, so that it waits for the screen to be there.
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

  // In step with the page itself: later, the scroll to the top of the next page would be noted as this one's.
  useLayoutEffect(() => {
    const note = () => scrolledTo.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  return null;
}
