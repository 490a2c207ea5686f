import type { Page } from '@playwright/test';
import type { MockProfile } from '@portal/contract/qa/worlds';
import { seedPassword } from '@portal/prisma/seed/people';
import { expect, test, viewports } from './support/fixtures.ts';
import { mailedPath } from './support/mailbox.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterCode, enterPassword, holdWelcome, secretOf } from './support/sign-in.ts';

const newPassword = 'Harvest?Moon!Lantern#7';
const invitedAddress = 'invited@portal.example.com';

test.beforeEach(({ page }) => page.setViewportSize(viewports.wide));

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

async function enterAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email Address').fill(address);
  await page.getByRole('button', { name: 'Next' }).click();
}

async function enterOnlyPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** After a password was set: a firm that says whose it is saves the client the address, which is in no URL. */
async function enterAddressUnlessKnown(page: Page, profile: MockProfile, address: string): Promise<void> {
  await expect(page.getByText('Your password is set. Sign in with it now.')).toBeVisible();
  if (profile === 'specification') return enterAddress(page, address);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page).toHaveURL(/\/login\/form\?step=password$/);
}

test('R-3, L-37, L-17, L-18: invite → password → sign-in → forced set-up → terms → policies', async ({
  page,
  profile,
}) => {
  await page.goto('/invite/INVITE-VALID-0001');
  await setPassword(page);
  await enterAddressUnlessKnown(page, profile, invitedAddress);
  await enterOnlyPassword(page, newPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeVisible();
  await expect(page.getByLabel('Enter verification code')).toBeFocused();
  const secret = (await page.getByRole('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Enter verification code').fill(currentCode(secret));
  if (profile === 'full') await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL('**/tabs/policies');
});

test('L-2, L-6, L-8, SEC-E5: a forgotten password is reset by mail, and the second factor is still required', async ({
  page,
  profile,
  stack,
}) => {
  await enterPassword(page, 'vip', 'Wrong-Pass-2026!!');
  await page.getByText('Reset Password').click();
  await expect(page.getByLabel('Email Address')).toHaveValue(addressOf('vip'));
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(page.getByText(/^Instructions have been emailed to your inbox/)).toBeVisible();
  const path = await mailedPath(stack, addressOf('vip'));

  await page.goto(path);
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await expect(page).not.toHaveURL((url) => url.href.includes(path.split('/').at(-1) ?? ''));
  await setPassword(page);
  await enterAddressUnlessKnown(page, profile, addressOf('vip'));
  await enterOnlyPassword(page, seedPassword);
  await expect(page.getByRole('alert')).toHaveText(/Incorrect password/);
  await enterOnlyPassword(page, newPassword);
  await enterCode(page, currentCode(secretOf('vip')));
  await page.waitForURL('**/tabs/policies');

  await page.goto(path);
  await setPassword(page);
  await expect(page.getByRole('alert')).toHaveText(/Password not set/);
});

test('L-14, L-9, L-6, L-8: the ways back: lockout to support, support and reset to the start', async ({
  page,
}) => {
  await enterPassword(page, 'locked');
  await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeFocused();
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.getByLabel('Reason')).toBeVisible();
  await page.getByText('Back to Login').click();
  await enterAddress(page, addressOf('standard'));
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.getByText('Back', { exact: true }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(addressOf('standard'));
  await page.goto('/login/form?step=resetPassword');
  await page.getByText('Back to Login').click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.getByText('Back', { exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('L-15: a Contact Support link on every step, but for the request itself and what follows it', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Contact Support' });
  const isThereAt = async (landmark: ReturnType<Page['getByText']>) => {
    await expect(landmark).toBeVisible();
    await expect(link).toBeVisible();
  };
  await page.goto('/login/form');
  await isThereAt(page.getByLabel('Email Address'));
  await enterAddress(page, addressOf('vip'));
  await isThereAt(page.getByLabel('Password', { exact: true }));
  await enterOnlyPassword(page, seedPassword);
  await isThereAt(page.getByLabel('Enter verification code'));
  await enterPassword(page, 'setup');
  await isThereAt(page.getByRole('code'));
  await enterPassword(page, 'terms');
  await page.getByRole('button', { name: 'Decline' }).click();
  await isThereAt(page.getByText('You cannot use this application without accepting the terms.'));
  await page.getByRole('button', { name: 'I have changed my mind' }).click();
  await isThereAt(page.getByRole('button', { name: 'Accept' }));
  await enterPassword(page, 'locked');
  await isThereAt(page.getByRole('heading', { name: /exhausted/ }));
  await page.getByRole('button', { name: 'Or use 2-step verification to unlock' }).click();
  await isThereAt(page.getByLabel('Enter verification code'));
  await page.goto('/invite/INVITE-VALID-0001');
  await isThereAt(page.getByLabel('Confirm Password'));
  await page.goto('/login/form?step=resetPassword');
  await isThereAt(page.getByRole('button', { name: 'Send Instructions' }));
  await page.getByLabel('Email Address').fill(addressOf('empty'));
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await isThereAt(page.getByText(/^Instructions have been emailed/));

  await page.goto('/support');
  await expect(page.getByLabel('Reason')).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByLabel('Name').fill('A Person');
  await page.getByLabel('Email Address').fill(addressOf('empty'));
  await page.getByLabel('Reason').selectOption('I cannot sign in');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^If an account exists/)).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('L-13, L-15: the loading step is a spinner without a Contact Support link', async ({ page }) => {
  const goOn = await holdWelcome(page);
  await enterPassword(page, 'terms');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/step=loading|\/welcome/);
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveCount(0);
  goOn();
  await page.waitForURL('**/tabs/policies');
});
