import type { Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expect, test } from './support/fixtures.ts';
import { ownHeaders, watchTokens } from './support/own-proof.ts';
import { signIn, signInByForm } from './support/sign-in.ts';
import { leavePortal } from './support/stored-state.ts';

/** Everything the browser keeps for this site, as text: both storages and every record of every database. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const storeName of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(storeName).objectStore(storeName).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        parts.push(
          `${name}/${storeName}: ${rows.map((row) => (row instanceof CryptoKey ? 'key' : JSON.stringify(row))).join()}`,
        );
      }
      database.close();
    }
    return parts.join('\n');
  });
}

test('S-4, S-5, S-11: what is stored is encrypted; no token, name or amount can be read in it', async ({
  page,
}) => {
  await signIn(page, 'vip');
  await expect(page.getByText('£1,240,150.92').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.queries'))).not.toBeNull();
  const stored = await storedText(page);
  expect(stored.length).toBeGreaterThan(200);
  for (const canary of ['eyJhbGci', '61248022', 'Hartnoll', 'Castlegate', 'vip@portal'])
    expect(stored).not.toContain(canary);
});

test('R-8, S-3: signing out clears every store, and the next page requires sign-in', async ({ page }) => {
  await signIn(page, 'standard');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login\/form|\/$/);
  const left = () =>
    page.evaluate(() => ({
      local: Object.keys(localStorage).filter((key) => !key.includes('device')),
      session: Object.keys(sessionStorage),
    }));
  await expect.poll(left).toEqual({ local: [], session: [] });
  await page.goto('/tabs/policies');
  await expect(page.getByLabel('Email Address')).toBeVisible();
});

test('SEC-D5: a token is refused after signing out, even with its own key', async ({
  page,
  request,
  baseURL,
}) => {
  const tokenOf = watchTokens(page);
  await signIn(page, 'standard');
  await expect.poll(tokenOf).not.toBe('');
  const call = { url: `${baseURL}/trpc/policies.list`, token: tokenOf() };
  const before = await ownHeaders(page, call);
  const after = await ownHeaders(page, call);
  expect((await request.get(call.url, { headers: before })).status()).toBe(200);
  const signedOut = page.waitForResponse(/authentication\.signOut/);
  await page.goto('/logout');
  expect((await signedOut).status()).toBe(200);
  expect((await request.get(call.url, { headers: after })).status()).toBe(401);
});

test('SEC-D31: a device whose clock is three hours ahead signs in all the same, and stays signed in', async ({
  page,
}) => {
  const signIns: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('authentication.signIn')) signIns.push(answer.status());
  });
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await signInByForm(page, 'vip');
  expect(signIns).toEqual([401, 200]);
  await page.reload();
  await expect(page.getByText('£1,240,150.92').first()).toBeVisible();
});

test('S-12: stored state that cannot be read is dropped, never a blank page', async ({ page }) => {
  await signIn(page, 'standard');
  await leavePortal(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'garbage');
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'garbage');
  });
  await page.goto('/tabs/policies');
  await expect(page.getByLabel('Email Address')).toBeVisible();
});

test('S-17: a stored session whose code cannot be fetched leaves a page that says so, and a reload shows the portal', async ({
  page,
}) => {
  await signIn(page, 'standard');
  const code = /\/assets\/signed-in-[\w-]{8}\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.goto('/tabs/policies');
  await expect(page.getByRole('alert')).toContainText('This page could not be shown');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('Total value', { exact: true })).toBeVisible();
});

test('S-6, S-13: the mock stopped while a client is signed in shows a failed state with retry, not a blank page', async ({
  page,
  stack,
}) => {
  await signIn(page, 'standard');
  await stack.stopMock();
  await leavePortal(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/tabs/policies');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await stack.startMock();
  await retry.click();
  await expect(page.getByText('Total value', { exact: true })).toBeVisible();
});

test('S-2: however many calls are refused together the session is checked once, and Unauthorized signs out', async ({
  page,
  stack,
}) => {
  await signIn(page, 'standard');
  // Nothing asks while the session is ended: a call of this page would be checked before anyone looks.
  await leavePortal(page);
  await page.evaluate(() => sessionStorage.clear());
  const database = openDatabase(`file:${stack.databaseFile}`);
  await database.issuedToken.updateMany({ data: { revokedAt: new Date() } });
  await database.$disconnect();
  const checked: number[] = [];
  const refused: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('authentication.check')) checked.push(answer.status());
    else if (pathname.startsWith('/trpc') && answer.status() === 401) refused.push(pathname);
  });
  // The check waits until more than one request has failed, as on a slow line.
  await page.route('**/authentication.check*', async (route) => {
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    await route.continue();
  });
  await page.goto('/tabs/policies');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  // The page may act on an answer before the event of it arrives here.
  await expect.poll(() => checked).toEqual([401]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
  expect(checked).toEqual([401]);
});
