import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import { fetchPageCode } from './page-code.ts';

/** A pointer that only passes over a link asks for no answers, nor does the Tab key on its way through a list. */
const REST_MS = 80;

type PageLinkProps = Omit<
  ComponentProps<typeof Link>,
  'state' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> & {
  /** Asks for the answers that the page will show. */
  prefetch?: () => void;
};

/**
 * A link to a page whose code and answers are fetched when one rests on it, by pointer or by keyboard. The page is told which
 * one led there, so that its Back goes back and not only up.
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
