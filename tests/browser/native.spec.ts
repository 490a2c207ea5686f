import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seedPassword } from '@portal/prisma/seed/people';
import { expect, test } from './support/fixtures.ts';
import { openNativeBuild } from './support/native-build.ts';
import { addressOf } from './support/sign-in.ts';

// A browser asks before a page may call the machine it runs on, which is where the gateway of a test is.
test.use({ serviceWorkers: 'allow', permissions: ['local-network-access'] });

test('R-16, SEC-G8: the client as it is packaged signs in from its own origin, by key and token and without a cookie, and keeps the session', async ({
  page,
  context,
  stack,
  consoleErrors,
}, info) => {
  const called: { origin: string; cookie: string | undefined }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc')) called.push({ origin, cookie: request.headers().cookie });
  });
  const build = info.outputPath('native');
  await openNativeBuild(page, build, stack.portalUrl);
  await page.getByLabel('Email Address').fill(addressOf('standard'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Total value', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Total value', { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Stocks and shares ISA/ })
    .first()
    .click();
  await expect(page.getByText('Show the figures as a table')).toBeVisible();
  // Neither works in an app.
  await expect(page.getByRole('button', { name: /Export|Print/ })).toHaveCount(0);
  await page.goto('https://localhost/tabs/account');
  await expect(page.getByText(addressOf('standard')).first()).toBeVisible();
  expect(called.length).toBeGreaterThan(3);
  expect(called.filter(({ origin, cookie }) => origin !== stack.portalUrl || cookie !== undefined)).toEqual(
    [],
  );
  expect(await context.cookies()).toEqual([]);
  // No service worker: the files are on the device already.
  expect(existsSync(join(build, 'service-worker.js'))).toBe(false);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(consoleErrors).toEqual([]);
});
