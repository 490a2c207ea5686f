import { type ReactNode, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import type { Path } from '#core/routing/paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RouteError } from '../route-error.tsx';
import { Arrival } from './arrival.tsx';
import type { LazyScreen } from './lazy-screen.ts';
import styles from './page.module.css';

/** The screen of a route, loaded when it is needed. */
export function page({ pattern }: Path, screen: LazyScreen): RouteObject {
  const element = (
    <Part screen={screen}>
      <Arrival />
    </Part>
  );
  return { path: pattern, element, handle: screen };
}

/** A layout around screens. */
export function shell(screen: LazyScreen) {
  return { element: <Part screen={screen} />, handle: screen };
}

/** A part of a page, with its own error boundary. */
export function Part({ screen: Screen, children }: { screen: LazyScreen; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteError pathname={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
        {children}
      </Suspense>
    </RouteError>
  );
}

/** Fetches all the code of the page at this path at once: layout and screen load in parallel. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const screens = matches.map(({ route }) => route.handle as LazyScreen | undefined);
  await Promise.all(screens.map((screen) => screen?.preload()));
}

/** Shown while the code of a page is fetched. It has a page's height, so that nothing below it moves. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visually-hidden">Loading the page</span>
      <Skeleton width="14rem" height="var(--s-8)" />
      <Skeleton width="100%" height="var(--s-16)" />
      <Skeleton width="100%" height="var(--s-16)" />
    </div>
  );
}

const LONGEST_WAIT_MS = 3000;

/** Runs once the browser is idle, or a moment later in browsers without requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, 1000);
}
