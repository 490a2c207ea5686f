import { type ComponentType, createElement, use } from 'react';

/** A screen in a chunk of its own. */
export type LazyScreen = ComponentType & { preload(): Promise<void> };

/**
 * Like React.lazy, but what is loaded already is drawn at once: React holds a page back for a moment after it
 * has shown a fallback, even when the wait was over sooner.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let screen: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let isWanted = false;

  async function fetchScreen() {
    try {
      screen = await load();
    } catch (failure) {
      // A prefetch that failed is not held against the visit that comes later.
      if (!isWanted) loading = undefined;
      throw failure;
    }
  }
  function preload() {
    loading ??= fetchScreen();
    return loading;
  }
  function Screen() {
    if (screen === undefined) {
      isWanted = true;
      use(preload());
    }
    return screen && createElement(screen);
  }
  return Object.assign(Screen, { preload });
}
