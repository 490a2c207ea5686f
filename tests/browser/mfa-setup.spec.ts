import { execFileSync } from 'node:child_process';
import { seedPassword } from '@portal/prisma/seed/people';
import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { systemTool } from '../support/system-tool.ts';
import { expect, test, viewports } from './support/fixtures.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterPassword, finishSetUp } from './support/sign-in.ts';

test('L-17, L-29, L-32: set-up is forced, its secret makes the first code, and its sixth digit signs in', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await enterPassword(page, 'setup');
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeVisible();
  await expect(page.getByText('Work or School').first()).toBeVisible();
  const shown = await page.getByRole('code').innerText();
  await page.getByLabel('Enter verification code').fill(currentCode(shown.replaceAll(/\s/g, '')));
  await finishSetUp(page);
});

test('L-3, L-4: Verify and Enter send the first code too; a wrong one is refused and the same secret stays', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await enterPassword(page, 'setup');
  const before = await page.getByRole('code').innerText();
  const field = page.getByLabel('Enter verification code');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Please enter the six-digit code from your authenticator app',
  );
  await field.fill('12345');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid token, please try again');
  await field.fill('000000');
  await expect(page.getByRole('alert')).toHaveText(/Error!/);
  await expect(page.getByRole('code')).toHaveText(before, { useInnerText: true });
});

test('L-29, SEC-C8: the QR code on the screen can be scanned and holds the secret shown beside it', async ({
  page,
}, info) => {
  const zbarimg = systemTool('zbarimg', test.skip);
  await page.setViewportSize(viewports.wide);
  await enterPassword(page, 'setup');
  const secret = (await page.getByRole('code').innerText()).replaceAll(/\s/g, '');
  const picture = info.outputPath('set-up.png');
  await page.getByRole('img', { name: /QR code/ }).evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: picture });
  const scanned = execFileSync(zbarimg, ['--quiet', '--raw', picture], { encoding: 'utf8' }).trim();
  expect(new URL(scanned).searchParams.get('secret')).toBe(secret);
  expect(scanned).toMatch(/^otpauth:\/\/totp\//);
});

test('L-30: after a reload the set-up goes on, with the same secret and without the password', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await enterPassword(page, 'setup');
  const shown = await page.getByRole('code').innerText();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('portal.set-up')))
    .toMatch(/^[A-Za-z0-9+/=]{100,}$/);
  await page.reload();
  await expect(page.getByRole('code')).toHaveText(shown, { useInnerText: true });
  await expect(page).toHaveURL(/\?step=mfaSetup$/);
  await page.getByLabel('Enter verification code').fill(currentCode(shown.replaceAll(/\s/g, '')));
  await finishSetUp(page);
  expect(await page.evaluate(() => sessionStorage.getItem('portal.set-up'))).toBeNull();
});

test('L-30, SEC-D1: a set-up that was left is not returned to by a reload', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await enterPassword(page, 'setup');
  await expect(page.getByRole('code')).toBeVisible();
  await page.getByText('Back', { exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('portal.set-up'))).toBeNull();
  await page.goto('/login/form?step=mfaSetup');
  await expect(page.getByLabel('Email Address')).toBeFocused();
});

test('L-25, L-3: on a phone it says to use a desktop browser, and offers another way', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await enterPassword(page, 'setup');
  await expect(page.getByText(/desktop browser/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeFocused();
  const top = async (name: string) => (await page.getByText(name).boundingBox())?.y ?? Number.NaN;
  expect(await top('Open in app')).toBeLessThan(await top('Show the QR code'));
  expect(await top('Copy secret code')).toBeLessThan(await top('Show the QR code'));
  expect(await top('Show the QR code')).toBeLessThan(
    await top('Please sign up on a desktop browser instead'),
  );
  await expect(page.getByRole('link', { name: 'Open in app' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  await expect(page.getByRole('button', { name: /copy/i })).toBeVisible();
});

test.describe('when its five minutes run out half-way', () => {
  test.use({ environment: { QA_CONTROLS: '1' } });

  test('SEC-D18, L-29: the password is required again, the same QR code comes back, and its code signs in', {
    // An expired session and a wrong code differ by the code of the refusal alone, which the specification does not
    // name.
    tag: '@beyond-specification',
  }, async ({ page, stack }) => {
    const { clock, person } = createQaDriver({ baseUrl: stack.mockUrl });
    const authenticator = person(addressOf('setup'));
    await page.setViewportSize(viewports.wide);
    await enterPassword(page, 'setup');
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
    const scanned = (await picture.getAttribute('src')) ?? '';
    const secret = await page.getByRole('code').innerText();

    await clock.advance({ minutes: 5 });
    await page.getByLabel('Enter verification code').fill(await authenticator.code());
    await expect(page.getByRole('heading', { level: 1, name: 'Your password' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(/ran out.*the code that you scanned is still valid/);

    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(picture).toHaveAttribute('src', scanned);
    await expect(page.getByRole('code')).toHaveText(secret);
    await page.getByLabel('Enter verification code').fill(await authenticator.code());
    await finishSetUp(page);
  });
});
