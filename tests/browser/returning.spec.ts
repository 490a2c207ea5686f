import type { Locator, Page } from '@playwright/test';
import { seedPassword } from '@portal/prisma/seed/people';
import { axeFindings } from './support/accessibility-checks.ts';
import { expect, test, viewports } from './support/fixtures.ts';
import { currentCode, nextCode } from './support/one-time-code.ts';
import { addressOf, enterCode, enterPassword, secretOf, signIn, signInByForm } from './support/sign-in.ts';

const policies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Policies' });
const address = (page: Page) => page.getByLabel('Email Address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const remember = (page: Page) => page.getByRole('checkbox', { name: /Remember me on this device/ });
const signedOut = (page: Page) => page.getByText('You have signed out.');

/** Signs in through the form on a device that is to remember the address. */
async function signInRemembered(page: Page, name: 'vip' | 'standard'): Promise<void> {
  await page.goto('/login/form');
  await address(page).fill(addressOf(name));
  await remember(page).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await password(page).fill(seedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  if (name === 'vip') await enterCode(page, currentCode(secretOf('vip')));
  await expect(policies(page)).toBeVisible();
}

test('R-17: with a good session every way in leads to the policies; once it has ended, to the landing', async ({
  page,
}) => {
  await signIn(page, 'standard');
  for (const way of ['/', '/login', '/login/form', '/login/form?step=password', '/welcome']) {
    await page.goto(way);
    await expect(policies(page)).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/policies$/);
  }
  await page.goto('/support');
  await expect(page.getByRole('heading', { name: 'Contact support' })).toBeVisible();
  await page.goto('/logout');
  await expect(address(page)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('R-17: Back from the policies does not lead to a form that asks to sign in again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await address(page).fill(addressOf('standard'));
  await page.getByRole('button', { name: 'Next' }).click();
  await password(page).fill(seedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(policies(page)).toBeVisible();
  await page.goBack();
  await expect(policies(page)).toBeVisible();
  await expect(page).toHaveURL(/\/tabs\/policies$/);
});

test('R-28: the page after signing out says so, and a reload does not repeat it', async ({ page }) => {
  await signInByForm(page, 'standard');
  await page.getByRole('link', { name: 'Account' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('status').filter({ has: signedOut(page) })).toBeVisible();
  await page.reload();
  await expect(address(page)).toBeVisible();
  await expect(signedOut(page)).toHaveCount(0);
});

test('L-23, L-45, L-48, S-3: an address remembered by choice outlives signing out, masked, and so does the device id; "Not you?" forgets the address', async ({
  page,
}) => {
  await page.goto('/login/form');
  await expect(remember(page)).not.toBeChecked();
  await signInRemembered(page, 'standard');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await stored()).not.toContain('standard@');
  const deviceId = () => page.evaluate(() => localStorage.getItem('portal.device-id'));
  const made = await deviceId();
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  await page.goto('/logout');
  await expect(page.getByText('s•••@portal.example.com')).toBeVisible();
  await expect(signedOut(page)).toBeVisible();
  const shown = await page.evaluate(() => document.body.innerText);
  expect(shown).not.toContain(addressOf('standard'));
  expect(await axeFindings(page)).toEqual([]);

  await password(page).fill(seedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(policies(page)).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(address(page)).toHaveValue('');
  await expect(remember(page)).not.toBeChecked();
  await page.reload();
  await expect(address(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('portal.address'))).toBeNull();
  expect(await deviceId()).toBe(made);
});

test('L-23, SEC-H2: a device on which nobody chose so remembers no address', async ({ page }) => {
  await signInByForm(page, 'standard');
  await page.goto('/logout');
  await expect(address(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('portal.address'))).toBeNull();
});

/** In the page: reloads it when it opens /welcome, or this many milliseconds after the code was accepted. */
function reloadAt(page: Page, moment: 'left' | number): Promise<void> {
  return page.evaluate((when) => {
    if (when === 'left') {
      const { replaceState } = window.history;
      window.history.replaceState = function replaceAndReload(...entry) {
        replaceState.apply(this, entry);
        if (String(entry[2]).startsWith('/welcome')) window.location.reload();
      };
      return;
    }
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (answer.url.includes('authentication.verifyCode')) setTimeout(() => window.location.reload(), when);
      return answer;
    };
  }, moment);
}

const periodOf = (timeMs: number) => Math.floor(timeMs / 30_000);

/**
 * The session was lost, and the code with it: signing in again says to wait for the next one, unless its time has come.
 */
async function expectWaitForNextCode(page: Page, usedAtMs: number): Promise<void> {
  await enterPassword(page, 'vip');
  await expect(page.getByLabel('Enter verification code')).toBeVisible();
  const says = page.getByText(/The next code comes in \d+ seconds?\.|shows the next code now/).first();
  const isFair = async () => (await says.isVisible()) || periodOf(Date.now()) > periodOf(usedAtMs);
  await expect.poll(isFair).toBe(true);
}

for (const rate of [1, 4])
  for (const moment of ['left', 60, 120] as const) {
    const what =
      moment === 'left'
        ? 'a reload as the page leaves the step loses no session'
        : `after a reload ${moment} ms after the answer the session is there, or the form says when the next code comes`;
    const speed = rate === 1 ? '' : `, with a processor ${rate} times slower`;
    test(`S-8, L-43: ${what}${speed}`, async ({ page, context }) => {
      await enterPassword(page, 'vip');
      await expect(page.getByLabel('Enter verification code')).toBeVisible();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate });
      await reloadAt(page, moment);
      const reloaded = page.waitForEvent('load');
      const usedAtMs = Date.now();
      // The sixth digit sends the code.
      await page.getByLabel('Enter verification code').fill(currentCode(secretOf('vip')));
      await reloaded;
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await expect(policies(page).or(address(page))).toBeVisible();
      if (moment === 'left') await expect(policies(page)).toBeVisible();
      else if (await address(page).isVisible()) return expectWaitForNextCode(page, usedAtMs);
      const reopened = await context.newPage();
      await reopened.goto('/');
      await expect(policies(reopened)).toBeVisible();
    });
  }

test('R-8: after a reload signing out works without a network, and the form is there', async ({
  page,
  context,
}) => {
  await signIn(page, 'standard', '/tabs/account');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  const isLoaded = (name: string) =>
    page.evaluate(
      (part) =>
        performance
          .getEntriesByType('resource')
          .some((entry) => new RegExp(`/${part}-[^/]+\\.js`).test(entry.name)),
      name,
    );
  for (const name of ['sign-out-screen', 'login', 'start-login', 'any-step'])
    await expect.poll(() => isLoaded(name), { message: name }).toBe(true);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(signedOut(page)).toBeVisible();
  await address(page).fill(addressOf('standard'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(password(page)).toBeVisible();
  await context.setOffline(false);
});

test.describe('taps from a signed-out phone to the total', () => {
  test.use({ viewport: viewports.phone, hasTouch: true });

  /**
   * Signs in from the landing page with a thumb and returns the number of presses. Typing does not count, nor does a
   * field that has the cursor already.
   */
  async function tapsToTotal(page: Page, { code, isKnown }: { code?: string; isKnown: boolean }) {
    let taps = 0;
    const press = async (control: Locator) => {
      await control.tap();
      taps += 1;
    };
    const type = async (field: Locator, text: string) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    };
    const name = code === undefined ? 'standard' : 'vip';
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first());
    if (!isKnown) {
      await type(address(page), addressOf(name));
      await press(page.getByRole('button', { name: 'Next' }));
    }
    await type(password(page), seedPassword);
    await press(page.getByRole('button', { name: 'Login' }));
    if (code !== undefined) await type(page.getByLabel('Enter verification code'), code);
    await expect(page.getByText('Total value', { exact: true })).toBeVisible();
    return taps;
  }

  test('L-1, L-28, L-33: vip@ needs five or fewer', async ({ page }) => {
    expect(
      await tapsToTotal(page, { code: currentCode(secretOf('vip')), isKnown: false }),
    ).toBeLessThanOrEqual(5);
  });

  test('L-1, L-28: standard@ needs three or fewer', async ({ page }) => {
    expect(await tapsToTotal(page, { isKnown: false })).toBeLessThanOrEqual(3);
  });

  test('L-23, L-28, L-55: on a device that knows the address it is one less: vip@ four or fewer, standard@ two or fewer', async ({
    page,
  }) => {
    await signInRemembered(page, 'standard');
    await page.goto('/logout');
    await expect(password(page)).toBeVisible();
    expect(await tapsToTotal(page, { isKnown: true })).toBeLessThanOrEqual(2);
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Not you?' }).click();
    await signInRemembered(page, 'vip');
    await page.goto('/logout');
    await expect(password(page)).toBeVisible();
    const code = nextCode(secretOf('vip'));
    expect(await tapsToTotal(page, { code, isKnown: true })).toBeLessThanOrEqual(4);
  });
});
