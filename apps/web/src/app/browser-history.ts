import type { Location, NavigationType, Navigator, To } from 'react-router';
import { isHeldUp } from '#core/leave-guard.ts';

/** Where one is, and how one came there. */
export type Place = { location: Location; navigationType: NavigationType };

type Entry = { key: string; state: unknown };

/**
 * The browser's history as the router wants it. The router's own can do more (routes of a server, several routers on
 * a page); first paints need not carry that.
 */
export function createBrowserHistory(page: Window) {
  let follower: ((place: Place) => void) | undefined;

  function place(navigationType: `${NavigationType}`): Place {
    const { pathname, search, hash } = page.location;
    const { key = 'default', state = null }: Partial<Entry> = page.history.state ?? {};
    return {
      location: { pathname, search, hash, key, state },
      navigationType: navigationType as NavigationType,
    };
  }

  function newEntry(state: unknown): Entry {
    return { key: Math.random().toString(36).slice(2, 10), state: state ?? null };
  }

  const navigator: Navigator = {
    createHref,
    go: (steps) => page.history.go(steps),
    push(to, state) {
      page.history.pushState(newEntry(state), '', createHref(to));
      follower?.(place('PUSH'));
    },
    replace(to, state) {
      page.history.replaceState(newEntry(state), '', createHref(to));
      follower?.(place('REPLACE'));
    },
  };

  /** Tells of every change of place, until the returned function is called. */
  function follow(onChange: (place: Place) => void) {
    const onPop = () => {
      if (!isHeldUp(() => page.history.back())) onChange(place('POP'));
    };
    follower = onChange;
    page.addEventListener('popstate', onPop);
    return () => {
      follower = undefined;
      page.removeEventListener('popstate', onPop);
    };
  }

  return { navigator, follow, first: place('POP') };
}

function createHref(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '/', search = '', hash = '' } = to;
  return pathname + withMark('?', search) + withMark('#', hash);
}

function withMark(mark: string, text: string): string {
  if (text === '' || text === mark) return '';
  return text.startsWith(mark) ? text : mark + text;
}
