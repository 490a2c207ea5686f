import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The calls of the gateway that are under way on a page. */
export type GatewayCalls = Set<Request>;

/** Follows the calls that the page makes from now on. */
export function callsOf(page: Page): GatewayCalls {
  const calls: GatewayCalls = new Set();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/trpc/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Waits until every call has its answer. */
export function expectAnswered(calls: GatewayCalls): Promise<void> {
  return expect.poll(() => [...calls].map((call) => call.url()), 'calls under way').toEqual([]);
}

/** Nothing more is to come: every call is answered and drawn, and the browser has nothing left to do. */
export async function expectQuiet(page: Page, calls: GatewayCalls): Promise<void> {
  // An answer may lead to further calls, as one to a change does.
  do {
    await expectAnswered(calls);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise(requestAnimationFrame);
    });
  } while (calls.size > 0);
}
