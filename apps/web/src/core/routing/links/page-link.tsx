import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';

/** A pointer or focus that only passes over a link fetches nothing. */
const REST_MS = 80;

type PageLinkProps = Omit<
  ComponentProps<typeof Link>,
  'state' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> & {
  /** Fetches the data that the page shows. */
  prefetch?: () => void;
};

/**
 * a link to a page whose code and data are fetched when the pointer or the focus rests on it. The page learns
 * which page led to it, so that its Back goes back and not only up.
 */
export function PageLink({ prefetch, ...link }: PageLinkProps) {
  const { pathname } = useLocation();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(resting.current);
  useEffect(() => () => clearTimeout(resting.current), []);

  function intend() {
    fetchPageCode(new URL(link.to, window.location.href).pathname);
    prefetch?.();
  }
  function rest() {
    stop();
    resting.current = setTimeout(intend, REST_MS);
  }
  return (
    <Link
      {...link}
      state={{ from: pathname }}
      onPointerEnter={rest}
      onPointerLeave={stop}
      onFocus={rest}
      onBlur={stop}
    />
  );
}

type LoadCode = (pathname: string) => void;

let loadCode: LoadCode = () => undefined;

/** The app supplies how the code of a page is fetched: links know paths, and no routes. */
export function fetchPageCodeWith(load: LoadCode): void {
  loadCode = load;
}

/** Fetches the code of the page at this path ahead of a visit. */
function fetchPageCode(pathname: string): void {
  loadCode(pathname);
}
