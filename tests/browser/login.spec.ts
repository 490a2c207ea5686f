import { execFileSync } from 'node:child_process';
import { systemTool } from '../support/system-tool.ts';
import { expect, test } from './support/fixtures.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterCode, enterPassword, holdWelcome, secretOf, signIn } from './support/sign-in.ts';

test.describe('signing in', () => {
  test('L-33, L-43, W-1, W-3: vip@ signs in with a code made by oathtool', async ({ page, profile }) => {
    const oathtool = systemTool('oathtool', test.skip);
    const goOn = await holdWelcome(page);
    await enterPassword(page, 'vip');
    const code = execFileSync(oathtool, ['--totp', '--base32', secretOf('vip')], { encoding: 'utf8' }).trim();
    await enterCode(page, code);
    await expect(
      page.getByText(/^Hi .+, welcome to your VIP experience with Arkwright Pell Financial Planning$/),
    ).toBeVisible();
    goOn();
    await page.waitForURL('**/tabs/policies');
    const total = profile === 'full' ? '£1,240,150.92' : 'No value yet';
    await expect(page.getByText(total).first()).toBeVisible();
  });

  test('L-17, L-20, L-21, W-2, W-6: standard@ signs in without a code, and is greeted without the word VIP; the welcome says what it waits for and whose portal it is, and the device is registered', async ({
    page,
  }) => {
    const registered = page.waitForResponse(/device\.register/);
    const goOn = await holdWelcome(page);
    await enterPassword(page, 'standard');
    await expect(
      page.getByText(/^Hi .+, welcome to your experience with Arkwright Pell Financial Planning$/),
    ).toBeVisible();
    await expect(page.getByText('Loading your account...')).toBeVisible();
    const disclaimer = page
      .getByRole('contentinfo')
      .getByText(
        'Arkwright Pell Financial Planning is an Appointed Representative of an authorised and regulated financial planning company.',
        { exact: true },
      );
    await expect(disclaimer).toBeVisible();
    const answer = await registered;
    expect(answer.status()).toBe(200);
    const deviceId = answer.request().headers()['x-device-id'];
    expect(answer.request().postDataJSON()).toEqual({ 0: { deviceId, type: 'web' } });
    goOn();
    await page.waitForURL('**/tabs/policies');
  });

  test('L-26, R-30: the login leads to its form, where a mail address that cannot be one is refused in place', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page).toHaveURL(/\/login\/form/);
    await page.getByLabel('Email Address').fill('not-an-address');
    await page.getByLabel('Email Address').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(1);
    await expect(page.getByLabel('Email Address')).toBeVisible();
  });

  test('L-2, L-16, L-28, L-51: a wrong password says "Incorrect password" and offers Reset Password', async ({
    page,
  }) => {
    await enterPassword(page, 'standard', 'Wrong-Pass-2026!!');
    await expect(page.getByRole('alert')).toHaveText(/^Error!.*Incorrect password/);
    await expect(page.getByText('Incorrect password')).toHaveCount(1);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Reset Password' })).toBeVisible();
    await expect(page.getByRole('link', { name: /password/i })).toHaveCount(1);
  });

  test('L-1, L-2, L-4, L-16, L-22: the cursor is in the field of each step, and Enter on an empty one says what is missing', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    const missing = page.getByRole('alert');
    await expect(page.getByLabel('Email Address')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(missing).toHaveText('Please enter a valid email address');
    await page.keyboard.type(addressOf('vip'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(missing).toHaveText('Please enter your password');
    await expect(page.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible();
    await page.keyboard.type('Portal-Demo-2026!');
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Enter verification code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/^Two-step verification Open your authenticator app/);
    await page.keyboard.press('Enter');
    await expect(missing).toHaveText('Please enter the six-digit code from your authenticator app');
    await expect(code).toHaveAccessibleDescription(
      'Please enter the six-digit code from your authenticator app',
    );
    await page.keyboard.type(currentCode(secretOf('vip')));
    await page.waitForURL('**/tabs/policies');
  });

  test('SEC-A1: an unknown address is answered exactly like a wrong password', async ({ page }) => {
    await page.goto('/login/form');
    await page.getByLabel('Email Address').fill('nobody@portal.example.com');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Pass-2026!!');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(/Error!.*Incorrect password/);
  });

  test('L-4, L-32: six digits send themselves once; a wrong code says "Invalid token, please try again", the same one is not sent again, other ones are, and a good one continues', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/authentication\.verifyCode/.test(request.url())) sent.push(request.postDataJSON()[0].code);
    });
    await enterPassword(page, 'vip');
    const code = page.getByLabel('Enter verification code');
    await expect(code).toBeFocused();
    await page.keyboard.type('00000');
    expect(sent).toEqual([]);
    await page.keyboard.type('0');
    await expect(page.getByRole('alert')).toHaveText(/Error!.*Invalid token, please try again/);
    await expect(page.getByText(/Invalid token/)).toHaveCount(1);
    await expect(code).toBeEditable();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(code).toHaveValue('000000');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('000001');
    // A call is sent once its proof is signed, so an earlier call would be listed before this one.
    await expect.poll(() => sent).toEqual(['000000', '000001']);
    await enterCode(page, currentCode(secretOf('vip')));
    await page.waitForURL('**/tabs/policies');
  });

  test('L-4, SEC-C3: a code that was used once is refused the second time', async ({
    page,
    browser,
    baseURL,
  }) => {
    const code = currentCode(secretOf('vip'));
    await enterPassword(page, 'vip');
    await enterCode(page, code);
    await page.waitForURL('**/tabs/policies');
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const second = await other.newPage();
    await enterPassword(second, 'vip');
    await enterCode(second, code);
    await expect(second.getByRole('alert')).toHaveText(/Error!.*Invalid token, please try again/);
    await other.close();
  });

  test('R-2, R-26: the step is mirrored in the address, Back and Forward work, and a link to a step grants nothing', async ({
    page,
  }) => {
    await page.goto('/login/form?step=terms');
    await expect(page.getByLabel('Email Address')).toBeVisible();
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByLabel('Email Address').press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?step=password$/);
    await page.goBack();
    await expect(page.getByLabel('Email Address')).toHaveValue(addressOf('standard'));
    await page.goForward();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/step=password$/);
  });
});

test('R-18, R-41: a wanted page is opened after signing in', async ({ page }) => {
  await page.goto('/tabs/notifications');
  await expect(page).toHaveURL(/\/login\/form/);
  await page.getByLabel('Email Address').fill(addressOf('standard'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/tabs/notifications');
});

test('S-8, R-7: a reload keeps the client signed in, and the tabs without a child lead to the policies', async ({
  page,
}) => {
  await signIn(page, 'standard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  await expect(page).toHaveURL(/\/tabs\/policies/);
  await page.goto('/tabs');
  await expect(page).toHaveURL(/\/tabs\/policies$/);
});

test('R-6, R-10, R-30: a stranger is led from the welcome and the tabs to sign in', async ({ page }) => {
  for (const path of ['/welcome', '/tabs', '/tabs/policies', '/tabs/account']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\/form/);
    await expect(page.getByLabel('Email Address')).toBeVisible();
  }
});
