import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { notice, openInstalled } from './support/installed.ts';
import { makeSecondBuild } from './support/second-build.ts';
import type { Stack } from './support/stack.ts';

test.use({ serviceWorkers: 'allow' });

/** The script of the version that a page has. */
const entryScript = (page: Page) => page.locator('script[type="module"][src]');

/** How a script is answered that the page asks for, past what the browser itself remembers of it. */
const statusInside = (page: Page, path: string) =>
  page.evaluate(async (src) => (await fetch(src, { cache: 'no-store' })).status, path);

/** Serves the next version of the client in place of the first, and has the worker of a page look for it. */
async function releaseNextVersion(
  stack: Stack,
  { seenBy, folder }: { seenBy: Page; folder: string },
): Promise<void> {
  await stack.stopGateway();
  await stack.startGateway({ WEB_ROOT: makeSecondBuild(folder) });
  await seenBy.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('R-29, R-39: a new version is offered and not forced, an open page keeps its own files, and the old version goes in the end', async ({
  page,
  context,
  stack,
}, info) => {
  await openInstalled(page, '/login/form');
  const [first] = await cacheNames(page);
  await page.getByLabel('Email Address').fill('in the middle of something');
  await releaseNextVersion(stack, { seenBy: page, folder: info.outputPath('second-build') });
  await expect(notice(page)).toContainText('A new version is ready.');
  await expect(page.getByLabel('Email Address')).toHaveValue('in the middle of something');
  // The script of this page is not part of the new build, but its worker still serves it.
  const entry = await entryScript(page).getAttribute('src');
  expect((await context.request.get(entry ?? '')).status()).toBe(404);
  expect(await statusInside(page, entry ?? '')).toBe(200);

  const other = await context.newPage();
  await other.goto('/');
  await expect(entryScript(other)).toHaveAttribute('src', /next-/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(entryScript(page)).toHaveAttribute('src', /next-/);
  await expect.poll(() => cacheNames(page)).toEqual([first, 'shell-next']);
  await other.close();
  await expect(async () => {
    await page.reload();
    await expect.poll(() => cacheNames(page), { timeout: 3000 }).toEqual(['shell-next']);
  }).toPass({ timeout: 20_000 });
  await expect(notice(page)).toBeEmpty();
});

test('R-39: a page keeps its own files even while it is the only one, and another is opening on a newer version', async ({
  page,
  context,
  stack,
}, info) => {
  await openInstalled(page, '/login/form');
  const entry = (await entryScript(page).getAttribute('src')) ?? '';
  const changing = await context.newPage();
  await changing.goto('/login/form');
  await releaseNextVersion(stack, { seenBy: changing, folder: info.outputPath('second-build') });
  await changing.getByRole('button', { name: 'Reload' }).click();
  await expect(entryScript(changing)).toHaveAttribute('src', /next-/);
  await changing.close();

  const opening = await context.newPage();
  await opening.goto('/');
  await expect(notice(opening)).toBeAttached();
  expect(await statusInside(page, entry)).toBe(200);
});
