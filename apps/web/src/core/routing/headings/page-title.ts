import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useVariant } from '#core/branding/variant.ts';
import { paths } from '#core/routing/paths.ts';

/** The title of the page at this address, in the header and in the document title. */
export function pageTitleAt(pathname: string): string {
  const found = Object.values(paths).find(
    ({ pattern }) => pattern !== '*' && matchPath(pattern, pathname) !== null,
  );
  return (found ?? paths.notFound).title;
}

/** the document title is the page title, its own or that of its path, followed by the portal name. */
export function documentTitle(pathname: string, portalName: string, own = pageTitleAt(pathname)): string {
  return `${own} · ${portalName}`;
}

/**
 * for a page whose title is the name of what it shows (a login step, one policy): it replaces the title of its
 * path, even where the path changes and the page stays.
 */
export function useDocumentTitle(pageTitle: string): void {
  const { portalName } = useVariant();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = documentTitle(pathname, portalName, pageTitle);
  }, [pageTitle, portalName, pathname]);
}
