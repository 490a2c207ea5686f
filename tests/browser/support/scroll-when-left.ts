import type { Page } from '@playwright/test';

/**
 * How far down the page was scrolled when something on it was first clicked from now on: until then, what is still
 * loading can move it.
 */
export async function watchScrollWhenLeft(page: Page): Promise<() => Promise<number | undefined>> {
  await page.evaluate(() => {
    Object.assign(window, { scrollWhenLeft: undefined });
    const note = () => Object.assign(window, { scrollWhenLeft: window.scrollY });
    window.addEventListener('click', note, { capture: true, once: true });
  });
  return () => page.evaluate(() => (window as unknown as { scrollWhenLeft?: number }).scrollWhenLeft);
}
