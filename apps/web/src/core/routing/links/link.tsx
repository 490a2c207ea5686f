import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { isHeldUp } from './leave-guard.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Replaces the current page in the history, so Back skips it. */
  replace?: boolean;
  state?: unknown;
};

/**
 * A link inside the portal. The router's own brings along what only server-rendered apps use, 3.6 kB on every
 * page's first paint; this is all that ours need of it.
 */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    const isHere = href === pathname + search + hash;
    const go = () => void navigate(to, { replace: replace || isHere, state });
    if (!isHeldUp(go)) go();
  }

  return <a {...rest} href={href} onClick={follow} />;
}

/** A link of a navigation: marked as the current one on its page and on every page below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}

/** A click with a modifier key opens a new tab or downloads: that is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
