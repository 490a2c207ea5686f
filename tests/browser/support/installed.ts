import type { Page } from '@playwright/test';

/** Where a missing connection and a new version are announced. */
export const notice = (page: Page) => page.locator('body > [aria-live]');

/** Waits until the worker keeps the whole shell and answers for this page. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Opens a page, and waits until its worker keeps the whole shell. */
export async function openInstalled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await installed(page);
}
