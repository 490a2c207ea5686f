import type { Page } from '@playwright/test';
import { expect, test, viewports } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Your policies' }).getByRole('listitem');

/** Where the list starts, in pixels from the top of the window. */
async function topOfList(page: Page): Promise<number> {
  const box = await rows(page)
    .filter({ has: page.getByRole('link') })
    .first()
    .boundingBox();
  if (box === null) throw new Error('The list has no row in sight');
  return Math.round(box.y);
}

/** Holds the code of search and filters back until it is let through; `held` settles once it is asked for. */
async function holdTools(page: Page) {
  const held = Promise.withResolvers<void>();
  const letThrough = Promise.withResolvers<void>();
  await page.route(/\/assets\/bar-[^/]*\.js$/, async (route) => {
    held.resolve();
    await letThrough.promise;
    await route.continue();
  });
  return { held: held.promise, letThrough: letThrough.resolve };
}

test('R-15: search and filters may come after the policies, and nothing moves', async ({ page }) => {
  await signIn(page, 'vip');
  await expect(page.getByRole('list', { name: 'Category' })).toBeVisible();
  for (const [size, viewport] of Object.entries(viewports))
    for (const query of ['', '?q=pension'])
      await test.step(`on a ${size} screen, /tabs/policies${query}`, async () => {
        await page.setViewportSize(viewport);
        const { held, letThrough } = await holdTools(page);
        await page.goto(`/tabs/policies${query}`);
        await held;
        await expect(page.getByRole('searchbox')).toBeDisabled();
        // Text in a font that is still on its way has another height.
        await page.evaluate(() => document.fonts.ready);
        const before = await topOfList(page);
        letThrough();
        await expect(page.getByRole('list', { name: 'Category' })).toBeVisible();
        await expect(page.getByRole('searchbox')).toBeEnabled();
        expect(await topOfList(page)).toBe(before);
        await page.unrouteAll();
      });
});
