import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/testing/find-chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { callsOf, expectQuiet } from './support/gateway-calls.ts';
import { enterPassword, signIn, signInByForm, startSession } from './support/sign-in.ts';
import { copyStorage, leavePortal, namesLeft, pasteStorage, reseal } from './support/stored-state.ts';

/** Things that only the VIP person has. */
const canaries = ['Hartnoll', 'Castlegate', '61248022', '1,414,208.87', '1,240,150.92'];

const policies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Policies' });
const signInForm = (page: Page) => page.getByLabel('Email Address');

/** Signs out through the page, without a reload, so that memory is kept. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account' }).first().click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(signInForm(page)).toBeVisible();
}

/** From now on until the next load, every change of the page is searched for these words. */
async function watchFor(page: Page, words: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((searched) => {
    const seen = new Set<string>();
    const search = () => {
      const text = document.documentElement.textContent ?? '';
      for (const word of searched) if (text.includes(word)) seen.add(word);
    };
    search();
    new MutationObserver(search).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seen });
  }, words);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('SEC-H11: the next person in the same tab never sees a frame of the one before, and Back leads nowhere', async ({
  page,
}) => {
  await signIn(page, 'vip');
  await expect(page.getByText('£1,240,150.92').first()).toBeVisible();
  await page.getByRole('link', { name: 'Insights' }).first().click();
  await page.waitForURL('**/tabs/insights');
  await signOut(page);
  const seen = await watchFor(page, canaries);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(signInForm(page)).toBeVisible();
  }
  await signInForm(page).fill('standard@portal.example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(policies(page)).toBeVisible();
  await expect(page.getByText('Total value', { exact: true }).first()).toBeVisible();
  expect(await seen()).toEqual([]);
  const stored = JSON.stringify(await copyStorage(page));
  for (const canary of canaries) expect(stored).not.toContain(canary);
});

test('SEC-H2, R-8, R-41: signing out without a network empties everything too', async ({ page, context }) => {
  await signInByForm(page, 'vip');
  await page.getByRole('link', { name: 'Account' }).first().click();
  await page.waitForURL('**/tabs/account');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(signInForm(page)).toBeVisible();
  await expect.poll(() => namesLeft(page)).toEqual([]);
  await context.setOffline(false);
  await page.goto('/tabs/policies');
  await expect(signInForm(page)).toBeVisible();
});

test('SEC-H1, SEC-H9: with one byte changed the session is dropped, and what the tab kept is fetched again', async ({
  page,
}) => {
  await signIn(page, 'standard');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.queries'))).not.toBeNull();
  const flip = (area: 'localStorage' | 'sessionStorage', name: string) =>
    page.evaluate(
      ([storage, key]) => {
        const text = window[storage].getItem(key) ?? '';
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        bytes[40] = (bytes[40] ?? 0) ^ 1;
        window[storage].setItem(key, btoa(String.fromCharCode(...bytes)));
      },
      [area, name] as const,
    );
  await leavePortal(page);
  await flip('sessionStorage', 'portal.queries');
  const listResponse = page.waitForResponse(/policies\.list/);
  await page.goto('/tabs/policies');
  expect((await listResponse).status()).toBe(200);
  await expect(page.getByText('Total value', { exact: true }).first()).toBeVisible();
  await leavePortal(page);
  await flip('localStorage', 'portal.session');
  await page.goto('/tabs/policies');
  await expect(signInForm(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();
});

test('S-12: a state of an older format is dropped, though it was sealed with the right key', async ({
  page,
}) => {
  await startSession(page, 'standard');
  await leavePortal(page);
  await reseal(page, { name: 'portal.session', version: 1, change: {} });
  await page.goto('/tabs/policies');
  await expect(policies(page)).toBeVisible();
  await leavePortal(page);
  await reseal(page, { name: 'portal.session', version: 0, change: {} });
  await page.goto('/tabs/policies');
  await expect(signInForm(page)).toBeVisible();
});

test('SEC-F6: a VIP flag set in storage gives nothing, and is set right again', async ({ page }) => {
  await signIn(page, 'standard');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-brand', 'standard');
  await leavePortal(page);
  await reseal(page, { name: 'portal.session', version: 1, change: { isVip: true } });
  const clientResponse = page.waitForResponse(/client\.get/);
  await page.goto('/tabs/policies');
  await expect(policies(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-brand', 'standard');
  await page.getByRole('link', { name: 'Account' }).first().click();
  expect(await (await clientResponse).text()).toContain('"isVip":false');
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your VIP service' })).toBeHidden();
});

test('SEC-F3, SEC-F6: a token that says VIP, and was not signed so, opens nothing', async ({ page }) => {
  let token = '';
  page.on('request', (sent) => {
    token = sent.headers().authorization?.replace('DPoP ', '') ?? token;
  });
  await signIn(page, 'standard');
  await expect.poll(() => token).not.toBe('');
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const promoted = Buffer.from(JSON.stringify({ ...claims, vip: true })).toString('base64url');
  const forged = `${header}.${promoted}.${signature}`;
  await leavePortal(page);
  await reseal(page, { name: 'portal.session', version: 1, change: { token: forged } });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/tabs/policies');
  await expect(signInForm(page)).toBeVisible();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('SEC-D30, SEC-H1: storage copied whole into another browser does not sign in there', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'vip');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.queries'))).not.toBeNull();
  const copy = await copyStorage(page);
  expect(copy.records.map(({ key, value }) => [key, value])).toEqual([
    ['proof', '{"privateKey":{},"publicKey":{}}'],
    ['seal', '{}'],
  ]);
  const thief = await browser.newContext({ baseURL: baseURL ?? '' });
  const stolen = await thief.newPage();
  await stolen.goto('/');
  await pasteStorage(stolen, copy);
  await stolen.goto('/tabs/policies');
  await expect(signInForm(stolen)).toBeVisible();
  const text = await stolen.evaluate(() => document.documentElement.textContent);
  for (const canary of canaries) expect(text).not.toContain(canary);
  // The pasted storage does not prevent signing in there.
  await enterPassword(stolen, 'standard');
  await expect(policies(stolen)).toBeVisible();
  await stolen.reload();
  await expect(policies(stolen)).toBeVisible();
  await thief.close();
});

test('SEC-D23: a request that was overheard cannot be sent again, from here or from elsewhere', async ({
  page,
  request,
}) => {
  const overheard = page.waitForRequest((sent) => /policies\.list/.test(sent.url()));
  await signIn(page, 'standard');
  const original = await overheard;
  const { authorization = '', dpop = '' } = original.headers();
  expect(authorization).toMatch(/^DPoP ./);
  expect(dpop).not.toBe('');
  expect((await original.response())?.status()).toBe(200);
  const replay = (headers: Record<string, string>) =>
    request.get(original.url(), { headers }).then((answer) => answer.status());
  expect(await replay({ authorization, dpop })).toBe(401);
  expect(await replay({ authorization })).toBe(401);
  expect(await replay({ authorization: authorization.replace('DPoP', 'Bearer') })).toBe(401);
});

test('SEC-H10: a page in the back/forward cache shows nothing of a client who signed out meanwhile', async ({
  stack,
}, { project }) => {
  const { args } = project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    executablePath: findChromium({ chosen: process.env.CHROMIUM_PATH, isWhole: true }),
    ...(args && { args }),
    // Without the back/forward cache pages are reloaded, and there is nothing to test.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: stack.portalUrl });
  const page = await context.newPage();
  const calls = callsOf(page);
  await signIn(page, 'vip');
  // A request under way could keep the page out of the cache.
  await expectQuiet(page, calls);
  await page.evaluate((words) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const text = document.documentElement.hidden ? '' : document.body.innerText;
      Object.assign(window, { shown: { persisted, canaries: words.filter((word) => text.includes(word)) } });
    });
  }, canaries);
  await page.goto(`${stack.mockUrl}/healthz`);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(signInForm(other)).toBeVisible();
  await page.goBack();
  await expect(signInForm(page)).toBeVisible();
  const shown = () => page.evaluate(() => (window as unknown as { shown?: object }).shown);
  await expect.poll(shown).toEqual({ persisted: true, canaries: [] });
  await browser.close();
});
