import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { useVariant } from './branding/use-variant.ts';
import { documentTitle } from './branding/variant.ts';
import { paths } from './paths.ts';

/** Row R13: what the page at this address is called, in the header and in the document title alike. */
export function pageTitleAt(pathname: string): string {
  const found = Object.values(paths).find(
    ({ pattern }) => pattern !== '*' && matchPath(pattern, pathname) !== null,
  );
  return (found ?? paths.notFound).title;
}

/** For a page whose title depends on what it shows (a login step, one policy): it replaces the title of its path. */
export function useDocumentTitle(pageTitle: string): void {
  const { portalName } = useVariant();
  useEffect(() => {
    document.title = documentTitle(pageTitle, portalName);
  }, [pageTitle, portalName]);
}
