import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The calls of the gateway that are under way. Follow them before the page is opened. */
export function callsOf(page: Page): Set<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/trpc/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Nothing more is to come: every call is answered and drawn, and the browser has nothing left to do. */
export async function expectQuiet(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  await expect.poll(() => calls.size, page.url()).toBe(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise(requestAnimationFrame);
  });
}
