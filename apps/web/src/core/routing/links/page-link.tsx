import { useLocation } from 'react-router';
import { Link, type LinkProps } from './link.tsx';

/**
 * A link to a page that learns which page led to it, so that its Back goes back and not only up (R-19,
 * layouts/navigation/back-link.tsx).
 */
export function PageLink(link: Omit<LinkProps, 'state'>) {
  const { pathname } = useLocation();
  return <Link {...link} state={{ from: pathname }} />;
}
