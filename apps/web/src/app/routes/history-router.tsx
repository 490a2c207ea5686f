import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Location, type NavigationType, type Navigator, Router, type To } from 'react-router';
import type { HistoryEntry } from '#core/routing/history-index.ts';
import { askGuard } from '#core/routing/links/leave-guard.ts';

/** The router over the browser's history. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory(window));
  const [visit, setVisit] = useState(history.first);

  // Another page comes as a transition, so that the current one stays until it is ready. A replaced search parameter is
  // shown before the next event: on a slow device the next choice would be written without the one before it.
  const show = useEffectEvent((next: Visit) => {
    const isSamePage = next.location.pathname === visit.location.pathname;
    if (isSamePage && next.navigationType === 'REPLACE') setVisit(next);
    else startTransition(() => setVisit(next));
  });
  useLayoutEffect(() => history.follow(show), [history]);

  return (
    <Router {...visit} navigator={history.navigator}>
      {children}
    </Router>
  );
}

/** The current location, and how it was reached. */
type Visit = { location: Location; navigationType: NavigationType };

/**
 * The browser's history as the router wants it. The router's own can do more (routes of a server, several routers on
 * a page); first paints need not carry that.
 */
export function createBrowserHistory(page: Window) {
  let follower: ((visit: Visit) => void) | undefined;

  function currentVisit(navigationType: `${NavigationType}`): Visit {
    const { pathname, search, hash } = page.location;
    const { key = 'default', state = null }: Partial<HistoryEntry> = page.history.state ?? {};
    return {
      location: { pathname, search, hash, key, state },
      navigationType: navigationType as NavigationType,
    };
  }

  function newEntry(state: unknown, steps: number): HistoryEntry {
    const { idx = 0 }: Partial<HistoryEntry> = page.history.state ?? {};
    return { key: Math.random().toString(36).slice(2, 10), state: state ?? null, idx: idx + steps };
  }

  const navigator: Navigator = {
    createHref,
    go: (steps) => page.history.go(steps),
    push(to, state) {
      // A link to this page, or a second press on one whose page is still on its way.
      if (new URL(createHref(to), page.location.href).href === page.location.href)
        return navigator.replace(to, state);
      page.history.pushState(newEntry(state, 1), '', createHref(to));
      follower?.(currentVisit('PUSH'));
    },
    replace(to, state) {
      page.history.replaceState(newEntry(state, 0), '', createHref(to));
      follower?.(currentVisit('REPLACE'));
    },
  };

  /** Calls `onChange` on every navigation, until the returned function is called. */
  function follow(onChange: (visit: Visit) => void) {
    const onPop = () => {
      if (!askGuard(() => page.history.back())) onChange(currentVisit('POP'));
    };
    follower = onChange;
    page.addEventListener('popstate', onPop);
    return () => {
      follower = undefined;
      page.removeEventListener('popstate', onPop);
    };
  }

  return { navigator, follow, first: currentVisit('POP') };
}

function createHref(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '/', search = '', hash = '' } = to;
  return pathname + withPrefix('?', search) + withPrefix('#', hash);
}

function withPrefix(prefix: string, text: string): string {
  if (text === '' || text === prefix) return '';
  return text.startsWith(prefix) ? text : prefix + text;
}
