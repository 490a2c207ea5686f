import { expect, test } from './support/fixtures.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterCode, enterPassword, secretOf, signInByForm } from './support/sign-in.ts';

const wrongPassword = 'Wrong-Pass-2026!!';

test('L-5, L-14, L-19: lockout, unlock by code, and the password again', async ({ page }) => {
  await enterPassword(page, 'lockout', wrongPassword);
  await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeFocused();
  await page.getByRole('button', { name: 'Or use 2-step verification to unlock' }).click();
  await enterCode(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(/Error!.*Invalid token, please try again/);
  await enterCode(page, currentCode(secretOf('lockout')));
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Enter verification code')).toBeVisible();
});

test('L-14: an unknown address is locked with the same message after the same number of attempts', async ({
  page,
}) => {
  await page.goto('/login/form');
  await page.getByLabel('Email Address').fill('nobody@portal.example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`${wrongPassword}${attempt}`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('alert')).toHaveText(/Incorrect password/);
  }
  await page.getByLabel('Password', { exact: true }).fill(wrongPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeVisible();
});

test('SEC-B6: someone who signed in here before gets in while strangers hold the account locked', {
  // The tokens of known devices are an addition of the portal.
  tag: '@beyond-specification',
}, async ({ page, stack }) => {
  await signInByForm(page, 'standard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.device-tokens'))).not.toBeNull();
  await page.goto('/logout');
  await page.waitForURL('**/login/form**');
  for (let attempt = 0; attempt < 5; attempt += 1)
    await fetch(`${stack.mockUrl}/v1/authentication/create`, {
      method: 'POST',
      body: new URLSearchParams({
        'LoginForm[username]': addressOf('standard'),
        'LoginForm[password]': wrongPassword,
      }),
    });
  await signInByForm(page, 'standard');
});
