import type { Locator, Page } from '@playwright/test';
import { seedPassword } from '@portal/prisma/seed/people';
import { expect, viewports } from './support/fixtures.ts';
import { part, press, take, test } from './support/qa-desk.ts';
import { addressOf, enterCode, enterPassword, signOut } from './support/sign-in.ts';

const wrongPassword = 'Wrong-Pass-2026!!';
const newPassword = 'Another-Pass-2026!!';

/** The code that a sign-in takes now. */
async function codeOn(panel: Locator): Promise<string> {
  await panel.page().getByRole('button', { name: 'Refresh' }).click();
  await expect(panel.page().getByRole('status')).toHaveText('Everything is shown as it is now.');
  return panel
    .getByText(/a sign-in takes/)
    .getByRole('code')
    .innerText();
}

/** Until the portal has registered the device, which has attempts of its own from then on. Call before the sign-in. */
async function registeredDevice(page: Page): Promise<void> {
  await page.waitForResponse(/\/trpc\/[^?]*device\.register/);
}

test.describe("Q-9: QA's story, on the page", () => {
  test.slow();

  test('lockout: five wrong passwords, the clock, and the last attempt', async ({ page, desk }) => {
    await page.goto('/login/form');
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByRole('button', { name: 'Next' }).click();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`${wrongPassword}${attempt}`);
      await page.getByRole('button', { name: 'Login' }).click();
      if (attempt < 5) await expect(page.getByRole('alert')).toHaveText(/Incorrect password/);
    }
    await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeVisible();

    const panel = await take(desk, 'standard');
    await expect(panel.getByText(/^until \d/)).toBeVisible();
    await expect(part(desk, 'Mails').getByText('Your account is locked', { exact: true })).toBeVisible();
    await press(
      part(desk, 'Clock'),
      '+ 31 minutes',
      /^The clock says .+, 31 minutes ahead of the real time\.$/,
    );
    await expect(panel.getByText(/^until \d/)).toBeHidden();
    const registered = registeredDevice(page);
    await enterPassword(page, 'standard');
    await page.waitForURL('**/tabs/policies');
    await registered;

    await press(panel, '4', `${addressOf('standard')} has used 4 of 5 attempts.`);
    await signOut(page);
    await enterPassword(page, 'standard', wrongPassword);
    await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeVisible();
    await press(
      await take(desk, 'standard'),
      'Unlock',
      `${addressOf('standard')} is not locked, and has all attempts.`,
    );
    await press(part(desk, 'Clock'), 'Back to real time', /^The clock says .+, the real time\.$/);
    await enterPassword(page, 'standard');
    await page.waitForURL('**/tabs/policies');
  });

  test('second factor: set up with the code of the page, unlocked by the next one, then not required', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(viewports.wide);
    const panel = await take(desk, 'standard');
    await expect(panel.getByText('No authenticator app.')).toBeVisible();
    await press(panel, 'Must set up', `${addressOf('standard')} must set up a second factor.`);
    await enterPassword(page, 'standard');
    await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeVisible();
    await take(desk, 'standard');
    await expect(panel.getByText('waits to be set up')).toBeVisible();
    await expect(panel.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', /^data:image\/png/);
    const registered = registeredDevice(page);
    await page.getByLabel('Enter verification code').fill(await codeOn(panel));
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.waitForURL('**/tabs/policies');
    await registered;

    await press(await take(desk, 'standard'), 'Lock', `${addressOf('standard')} is locked for 30 minutes.`);
    await signOut(page);
    await enterPassword(page, 'standard');
    await page.getByRole('button', { name: 'Or use 2-step verification to unlock' }).click();
    await enterCode(page, await codeOn(panel));
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await press(part(desk, 'Clock'), '+ 1 minute', /, 1 minute ahead of the real time\.$/);
    await enterCode(page, await codeOn(panel));
    await page.waitForURL('**/tabs/policies');

    await press(
      await take(desk, 'standard'),
      'Not asked for',
      `${addressOf('standard')} is not asked for a code.`,
    );
    await signOut(page);
    await enterPassword(page, 'standard');
    await page.waitForURL('**/tabs/policies');
  });

  test('a mail: its link leads on into the portal', async ({ page, desk }) => {
    await page.goto('/login/form?step=resetPassword');
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByRole('button', { name: 'Send Instructions' }).click();
    await expect(page.getByText(/Instructions have been emailed/)).toBeVisible();
    const mails = part(desk, 'Mails');
    await mails.getByLabel('To').selectOption(addressOf('standard'));
    const link = mails.getByRole('link', { name: /\/password-reset\// });
    await expect(async () => {
      await desk.getByRole('button', { name: 'Refresh' }).click();
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.goto(new URL((await link.getAttribute('href')) ?? '').pathname);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm Password').fill(newPassword);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByText('Your password is set. Sign in with it now.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/tabs/policies');
  });
});
