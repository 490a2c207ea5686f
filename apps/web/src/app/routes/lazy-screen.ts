import { type ComponentType, createElement, use } from 'react';
import { readablePromise } from '#core/readable-promise.ts';

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
