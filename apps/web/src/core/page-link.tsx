import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';
import { fetchPageCode } from './page-code.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'state' | 'onPointerEnter' | 'onFocus'> & {
  /** Asks for the answers that the page will show. */
  prefetch?: () => void;
};

/**
 * A link to a page whose code and answers are fetched as soon as one points at it or tabs to it. The page is told
 * which one led there, so that its Back goes back and not only up.
 */
export function PageLink({ prefetch, ...link }: PageLinkProps) {
  const { pathname } = useLocation();
  function intend() {
    fetchPageCode(new URL(link.to, window.location.href).pathname);
    prefetch?.();
  }
  return <Link {...link} state={{ from: pathname }} onPointerEnter={intend} onFocus={intend} />;
}
