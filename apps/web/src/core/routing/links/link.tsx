import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { isWithin } from '#core/routing/paths.ts';
import { askGuard } from './leave-guard.ts';

/** A pointer or focus that only passes over a link fetches nothing. */
const REST_MS = 80;

type Resting = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | Resting> & {
  to: string;
  /** Replaces the current page in the history, so Back skips it. */
  replace?: boolean;
  state?: unknown;
  /** Fetches the data that the page shows. */
  prefetch?: (() => void) | undefined;
};

/**
 * A link inside the portal. R-24: code and data of its page are fetched when the pointer or the focus rests on it. The
 * router's own brings along what only server-rendered apps use, 3.6 kB on every page's first paint.
 */
export function Link({ to, replace = false, state, prefetch, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  function rest() {
    leave();
    resting.current = setTimeout(() => {
      fetchPageCode(new URL(to, window.location.href).pathname);
      prefetch?.();
    }, REST_MS);
  }
  function leave() {
    clearTimeout(resting.current);
  }
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (anchor.target ?? '_self') !== '_self') return;
    event.preventDefault();
    const go = () => void navigate(to, { replace, state });
    if (!askGuard(go)) go();
  }

  const restHandlers = { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave };
  return <a {...anchor} {...restHandlers} href={href} onClick={follow} />;
}

type FetchCode = (pathname: string) => void;

let fetchPageCode: FetchCode = () => undefined;

/** The app supplies how the code of a page is fetched: links know paths, and no routes. */
export function fetchPageCodeWith(fetchCode: FetchCode): void {
  fetchPageCode = fetchCode;
}

/** A link of a navigation: marked as the current one on its page and on every page below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={isWithin(props.to, pathname) ? 'page' : undefined} />;
}

/**
 * A link to a page that learns which page led to it, so that its Back goes back and not only up (R-35,
 * layouts/navigation/back-link.tsx).
 */
export function PageLink(link: Omit<LinkProps, 'state'>) {
  const { pathname } = useLocation();
  return <Link {...link} state={{ from: pathname }} />;
}

/** A click with a modifier key opens a new tab or downloads: that is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

type AnchorLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of the part, which can take the focus. */
  anchor: string;
};

/**
 * a link to a part of the same page. The browser would add a history entry and fire `popstate`, which the router
 * reads as leaving the page.
 */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  function show(event: MouseEvent<HTMLAnchorElement>) {
    const part = document.getElementById(anchor);
    if (part === null || !isPlainClick(event)) return;
    event.preventDefault();
    part.focus({ preventScroll: true });
    part.scrollIntoView();
  }
  return <a {...rest} href={`#${anchor}`} onClick={show} />;
}
