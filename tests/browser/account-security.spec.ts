import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { seedPassword } from '@portal/prisma/seed/people';
import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { systemTool } from '../support/system-tool.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { currentCode, nextCode } from './support/one-time-code.ts';
import {
  enterCode,
  enterPassword,
  goTo,
  openPath,
  secretOf,
  signIn,
  signOut,
  startSession,
} from './support/sign-in.ts';

const newPassword = 'walnut.river!lamp?';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const code = (page: Page) => page.getByLabel('Enter verification code');

/** Fills and sends the form of the password page. */
async function changePassword(page: Page, current: string, password: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

async function shownSecret(page: Page): Promise<string> {
  return (await page.getByRole('code').innerText()).replaceAll(/\s/g, '');
}

/** All text of the document without its spaces: a secret is written in groups of four. */
async function textOf(page: Page): Promise<string> {
  return ((await page.locator('html').textContent()) ?? '').replaceAll(/\s/g, '');
}

test('API-10, SEC-D11: a new password ends every other session and keeps this one', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const elsewhere = await browser.newPage({ baseURL: baseURL! });
  await startSession(elsewhere, 'standard');
  await signIn(page, 'standard', '/tabs/account/password');
  await changePassword(page, seedPassword, newPassword);
  await expect(heading(page, 'Your password is changed')).toBeFocused();
  await expect(page.getByText(/you stay signed in here/)).toBeVisible();

  await page.goto('/tabs/account');
  await expect(heading(page, 'Personal details')).toBeVisible();
  await elsewhere.goto('/tabs/account');
  await expect(elsewhere).toHaveURL(/\/login\/form/);
  await enterPassword(elsewhere, 'standard', newPassword);
  await elsewhere.waitForURL('**/tabs/account');
  await elsewhere.close();
});

test('L-7, SEC-A6: the rules are shown before sending, and the server rejects a common password at its field', async ({
  page,
}) => {
  await signIn(page, 'standard', '/tabs/account/password');
  await changePassword(page, seedPassword, 'short!!!');
  const password = page.getByLabel('New password', { exact: true });
  await expect(page.getByText('Password must be at least 10 characters long.')).toBeVisible();
  await changePassword(page, seedPassword, 'Password!!!');
  await expect(password).toHaveAccessibleDescription(/too easy to guess/);
  await expect(password).toBeFocused();
  await changePassword(page, 'Not-My-Password!!', newPassword);
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('Incorrect password');
});

test('API-4, API-5, SEC-C8: two-step verification is set up from the QR code on the screen, and required from then on', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.slow();
  const zbarimg = systemTool('zbarimg', test.skip);
  const elsewhere = await browser.newPage({ baseURL: baseURL! });
  await startSession(elsewhere, 'standard');
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard', '/tabs/account/mfa-setup');
  const secret = await shownSecret(page);
  const picture = info.outputPath('set-up.png');
  await page.getByRole('img', { name: /QR code/ }).evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: picture });
  const scanned = execFileSync(zbarimg, ['--quiet', '--raw', picture], { encoding: 'utf8' }).trim();
  expect(new URL(scanned).searchParams.get('secret')).toBe(secret);

  await code(page).fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(code(page)).toHaveAccessibleDescription('Unable to verify OTP');
  await expect.poll(() => shownSecret(page)).toBe(secret);
  expect(await textOf(page)).toContain(secret);

  await code(page).fill(currentCode(secret));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(heading(page, 'Two-step verification is on')).toBeFocused();
  await expect(page.getByRole('code')).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Two-step verification is on')).toBeVisible();
  expect(await textOf(page)).not.toContain(secret.slice(0, 8));
  expect(await page.content()).not.toContain(secret.slice(0, 8));

  await elsewhere.goto('/tabs/account');
  await expect(elsewhere).toHaveURL(/\/login\/form/);
  await enterPassword(elsewhere, 'standard');
  await enterCode(elsewhere, nextCode(secret));
  await elsewhere.waitForURL('**/tabs/account');
  await elsewhere.close();
});

/** The pages of the account but its first one and the set-up. */
const otherPages = [
  '/tabs/account?part=devices',
  '/tabs/account?part=history',
  '/tabs/account?part=legal',
  '/tabs/account/update',
  '/tabs/account/password',
];

test('SEC-C5: no page of the account but the set-up brings the secret that waits', async ({ page }) => {
  await startSession(page, 'standard');
  const answers: string[] = [];
  await page.route('**/trpc/**', async (route) => {
    const answer = await route.fetch();
    answers.push(await answer.text());
    await route.fulfill({ response: answer });
  });
  await openPath(page, '/tabs/account');
  for (const path of otherPages) await goTo(page, path);
  await expect.poll(() => answers.join()).toContain('"state":"none"');
  const before = answers.join();
  await goTo(page, '/tabs/account/mfa-setup');
  const secret = await shownSecret(page);
  expect(before).not.toContain(secret);
  expect(before).not.toContain('data:image');
  expect(answers.join()).toContain(secret);
});

readingAs('standard')(
  'L-25: on a phone set-up says to use a desktop browser, and offers another way',
  async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await goTo(page, '/tabs/account/mfa-setup');
    await expect(page.getByText(/desktop browser/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in app' })).toHaveAttribute(
      'href',
      /^otpauth:\/\/totp\//,
    );
    await expect(page.getByRole('button', { name: 'Copy secret code' })).toBeVisible();
  },
);

test('API-6, SEC-C6: removal takes a fresh code, ends the other sessions, and set-up is required at the next sign-in', async ({
  page,
}) => {
  await signIn(page, 'vip', '/tabs/account/mfa-setup');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/Your password alone will then open your account/)).toBeVisible();
  await code(page).fill('000000');
  await page.getByRole('button', { name: 'Remove two-step verification' }).click();
  await expect(code(page)).toHaveAccessibleDescription('Unable to verify OTP');
  await code(page).fill(nextCode(secretOf('vip')));
  await page.getByRole('button', { name: 'Remove two-step verification' }).click();
  await expect(heading(page, 'Two-step verification is off')).toBeFocused();
  await expect(
    page.getByText(/It is required for your account: set it up again now, or the next time/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set it up again now' })).toBeVisible();
  await signOut(page);
  await enterPassword(page, 'vip');
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeVisible();
});

test('SEC-C5, SEC-C6, SEC-C10: an authenticator app is replaced: a code of the old one is required, and no longer works afterwards', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip', '/tabs/account/mfa-setup');
  await page.getByRole('button', { name: 'Replace authenticator app' }).click();
  await code(page).fill(nextCode(secretOf('vip')));
  await page.getByRole('button', { name: 'Continue to the new app' }).click();
  await expect(page.getByText('Codes from your old authenticator app no longer work.')).toBeVisible();
  const secret = await shownSecret(page);
  expect(secret).not.toBe(secretOf('vip'));
  await code(page).fill(currentCode(secret));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(heading(page, 'Two-step verification is on')).toBeFocused();
});

test.describe('some minutes after the sign-in', () => {
  test.use({ environment: { QA_CONTROLS: '1' } });

  test('SEC-D9: a change asks for the password; cancelled it stays as it was typed, and with the password it is sent', {
    // The clock of the mock alone is moved, and in the profile of the specification it asks for nothing.
    tag: '@beyond-specification',
  }, async ({ page, stack }) => {
    await signIn(page, 'standard', '/tabs/account/update');
    await createQaDriver({ baseUrl: stack.mockUrl }).clock.advance({ minutes: 5 });
    const surname = page.getByLabel('Surname');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const password = dialog.getByLabel('Password', { exact: true });
    await surname.fill('Okafor-Vale');
    await page.getByRole('button', { name: 'Send the change' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/^To change your details, enter your password\./);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText('Nothing was changed, because you did not confirm that it is you.'),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(surname).toHaveValue('Okafor-Vale');

    await page.getByRole('button', { name: 'Send the change' }).click();
    await password.fill('Not-My-Password!!');
    // Chrome closes a dialog by itself at a second Escape, which a dialog that waits must not do.
    const proof = Promise.withResolvers<void>();
    await page.route('**/trpc/authentication.stepUp**', async (route) => {
      await proof.promise;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    proof.resolve();
    await expect(password).toHaveAccessibleDescription('Incorrect password');
    await expect(password).toBeFocused();
    await password.fill(seedPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your change has been sent to client services.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
