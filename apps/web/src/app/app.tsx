import { useLayoutEffect } from 'react';
import { BrowserRouter, useRoutes } from 'react-router';
import { useVariant } from '#core/branding/use-variant.ts';
import { RouteError } from './route-error.tsx';
import { routeTable } from './route-table.tsx';

/** The whole client: error boundary, router, pages. */
export function App() {
  return (
    <RouteError>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </RouteError>
  );
}

function Pages() {
  const { brand } = useVariant();
  useLayoutEffect(() => {
    document.documentElement.dataset.brand = brand;
  }, [brand]);
  return useRoutes(routeTable);
}
