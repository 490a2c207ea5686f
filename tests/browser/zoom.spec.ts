import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';
import { leavePortal } from './support/stored-state.ts';

const narrowest = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };

/** Text at twice its size, as set in the browser. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('access: 320 px and text at 200 % lose nothing before the sign-in', async ({ page }) => {
  for (const path of ['/', '/login/form', '/support', '/no/such/page']) {
    await page.setViewportSize(narrowest);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await doubleText(page);
    await expectNoOverflow(page);
  }
});

test('access: 320 px and text at 200 % lose nothing on the policies, loading and filled', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await signIn(page, 'standard');
  await expect(page.getByText('Total value', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await page.setViewportSize(phone);
  await doubleText(page);
  await expectNoOverflow(page);
  await leavePortal(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/trpc/policies.list**', () => undefined);
  await page.goto('/tabs/policies');
  await doubleText(page);
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await expectNoOverflow(page);
});

test('access: 320 px and text at 200 % lose nothing in the account and in messages', async ({ page }) => {
  test.slow();
  await page.setViewportSize(narrowest);
  await signIn(page, 'vip');
  for (const path of [
    '/tabs/account',
    '/tabs/account?part=devices',
    '/tabs/account?part=legal',
    '/tabs/account/update',
    '/tabs/account/password',
    '/tabs/account/mfa-setup',
    '/tabs/messages',
    '/tabs/messages?new=',
  ]) {
    await page.setViewportSize(narrowest);
    await page.goto(path);
    await expect(page.locator('main h2').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await doubleText(page);
    await expectNoOverflow(page);
  }
});

test('access: 320 px and text at 200 % lose nothing on insights and notifications', async ({ page }) => {
  test.slow();
  await page.setViewportSize(narrowest);
  await signIn(page, 'vip');
  for (const path of [
    '/tabs/insights',
    '/tabs/insights?category=no-such',
    '/tabs/insights/view/pensions-and-inheritance-tax',
    '/tabs/notifications',
  ]) {
    await page.setViewportSize(narrowest);
    await page.goto(path);
    await expect(page.locator('main h2').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await doubleText(page);
    await expectNoOverflow(page);
  }
});
