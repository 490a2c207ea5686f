import type { Page } from '@playwright/test';

type WatchedWindow = Window & { longTasks: number[]; keyTimes: number[]; interactions: number[] };

/**
 * Notes every task over 50 ms, every event that took 16 ms or more until its result was painted, and how long each key
 * pressed in the search took to change the rows of the pane: from the moment the browser stamped on the key's input
 * until other rows, or the same rows in other places, were in the document. A key that changes no row is not counted.
 * Call before the page is loaded.
 */
export async function watchPage(page: Page, pane: string): Promise<void> {
  await page.addInitScript((selector) => {
    const watched = window as unknown as WatchedWindow;
    watched.longTasks = [];
    watched.keyTimes = [];
    watched.interactions = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.interactions.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    let waiting: MutationObserver | undefined;
    const noteKey = ({ target, timeStamp }: Event) => {
      const list = (target as Element).closest(selector);
      if (!list) return;
      waiting?.disconnect();
      waiting = new MutationObserver((changes) => {
        const isOfRows = changes.some((change) => !(change.target as Element).closest?.('form'));
        if (!isOfRows) return;
        watched.keyTimes.push(performance.now() - timeStamp);
        waiting?.disconnect();
      });
      waiting.observe(list, { childList: true, subtree: true, attributes: true });
    };
    // Before the page handles the key: it reacts at once, and a change seen late would count for the previous key.
    window.addEventListener('input', noteKey, { capture: true });
  }, pane);
}

/** In the page: takes the long tasks noted so far, in milliseconds. */
export function longTasks(): number[] {
  return (window as unknown as WatchedWindow).longTasks.splice(0);
}

/** In the page: takes the times of keys noted so far, in milliseconds. */
export function keyTimes(): number[] {
  return (window as unknown as WatchedWindow).keyTimes.splice(0);
}

/** In the page: takes the events noted so far, in milliseconds from the press to the paint. */
export function interactions(): number[] {
  return (window as unknown as WatchedWindow).interactions.splice(0);
}
