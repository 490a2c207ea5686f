const LONGEST_WAIT_MS = 3000;

/** Runs once the browser is idle, or a moment later in browsers without requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  else setTimeout(work, 1000);
}
