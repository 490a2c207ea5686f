import { useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { useVariant } from '#core/branding/use-variant.ts';
import { applyBrand } from '#core/branding/variant.ts';
import { needsSignIn } from '#core/paths.ts';
import { HistoryRouter } from './history-router.tsx';
import { RequireLogin } from './require-login.tsx';
import { routeTable } from './route-table.tsx';

/** The whole client. */
export function App() {
  return (
    <HistoryRouter>
      <Pages />
    </HistoryRouter>
  );
}

/** The pages, in the colours of the person's brand. What stands behind the guard is fetched only by those who may pass. */
export function Pages() {
  const { pathname } = useLocation();
  const { brand } = useVariant();
  useLayoutEffect(() => applyBrand(brand), [brand]);
  return needsSignIn(pathname) ? <RequireLogin /> : <PublicPages />;
}

function PublicPages() {
  return useRoutes(routeTable);
}
