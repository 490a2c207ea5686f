import { type ReactNode, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import type { Path } from '#core/paths.ts';
import { Arrival } from './arrival.tsx';
import type { LazyScreen } from './lazy-screen.ts';
import { PageLoading } from './page-loading.tsx';
import { RouteError } from './route-error.tsx';

/** A screen at the end of a route: loaded when wanted, and arrived at when it is there. */
export function page({ pattern }: Path, screen: LazyScreen): RouteObject {
  const element = (
    <Part screen={screen}>
      <Arrival />
    </Part>
  );
  return { path: pattern, element, handle: screen };
}

/** A layout on the way to a screen. */
export function shell(screen: LazyScreen) {
  return { element: <Part screen={screen} />, handle: screen };
}

/** Whatever goes wrong in a part stays in it. */
export function Part({ screen: Screen, children }: { screen: LazyScreen; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteError pathname={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Screen />
        {children}
      </Suspense>
    </RouteError>
  );
}

/** Fetches all the code of the page at this path at once: layout and screen do not wait for one another. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const screens = matches.map(({ route }) => route.handle as LazyScreen | undefined);
  await Promise.all(screens.map((screen) => screen?.preload()));
}
