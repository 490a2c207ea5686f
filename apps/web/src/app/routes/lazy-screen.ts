import { type ComponentType, createElement, lazy, use } from 'react';
import { readablePromise } from '#core/readable-promise.ts';
import { notePageFailure } from '../route-error.tsx';

/** A screen in a chunk of its own. */
export type LazyScreen = ComponentType & { preload(): Promise<unknown> };

/**
 * the code of a screen loads on demand, at the latest when it is first drawn. Like React.lazy, but a screen that
 * is already loaded is drawn at once.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let isWanted = false;

  async function fetchScreen() {
    try {
      return await load();
    } catch (failure) {
      // A failed prefetch is retried on the visit.
      if (!isWanted) loading = undefined;
      throw failure;
    }
  }
  function preload() {
    loading ??= readablePromise(fetchScreen());
    return loading;
  }
  function Screen() {
    isWanted = true;
    return createElement(use(preload()));
  }
  return Object.assign(Screen, { preload });
}

const FETCH_AGAIN_MS = 20_000;

/**
 * A part of the session that is drawn once its code is there. The page goes on without it meanwhile. Code that cannot
 * be fetched is tried again: this helps in browsers that fetch a failed module again (whatwg/html#10327, July 2026).
 */
export function lazySessionPart(load: () => Promise<ComponentType>): ComponentType {
  async function fetchPart(isFirst = true): Promise<ComponentType> {
    try {
      return await load();
    } catch (failure) {
      if (isFirst) notePageFailure('session', failure);
      await new Promise((resolve) => setTimeout(resolve, FETCH_AGAIN_MS));
      return fetchPart(false);
    }
  }
  return lazy(async () => ({ default: await fetchPart() }));
}
