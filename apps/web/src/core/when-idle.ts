const LONGEST_WAIT_MS = 3000;

/** Does something once the browser has nothing better to do. Not every browser tells; then a moment later. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, 1000);
}
