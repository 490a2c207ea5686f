import { expect, test, viewports } from './support/fixtures.ts';
import { addressOf, signIn } from './support/sign-in.ts';

test('R-3, R-27, L-7, L-37, L-56: a fresh invite opens createPassword, which says what the firm refuses, and the code leaves the address bar', async ({
  page,
  profile,
}) => {
  await page.goto('/invite/INVITE-VALID-0001');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  const invitation = page.getByText(
    'This invitation is for Noor Bellamy, and is from Arkwright Pell Financial Planning.',
  );
  await expect(invitation).toHaveCount(profile === 'full' ? 1 : 0);
  await expect(page).not.toHaveURL(/INVITE-VALID-0001/);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Password must be at least 10 characters long\./);
  await page.getByLabel('Password', { exact: true }).fill('Password!!!');
  await page.getByLabel('Confirm Password').fill('Password!!!');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /This password is too easy to guess\. Please choose another\./,
  );
  await expect(page.getByText('Password not set')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('Harvest?Moon!Lantern#7');
  await page.getByLabel('Confirm Password').fill('Harvest?Moon!Lantern#8');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Your passwords do not match\./);
  await page.getByLabel('Confirm Password').fill('Harvest?Moon!Lantern#7');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('Your password is set. Sign in with it now.')).toBeVisible();
  if (profile === 'specification') {
    await page.getByLabel('Email Address').fill('invited@portal.example.com');
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByLabel('Password', { exact: true }).fill('Harvest?Moon!Lantern#7');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeVisible();
});

test('R-3: an unknown invite says "Invite not found" and mentions 2 days', async ({ page }) => {
  await page.goto('/invite/INVITE-NOBODY-0001');
  await expect(page.getByRole('heading', { name: 'Invite not found' })).toBeFocused();
  await expect(page.getByText(/2 days/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for another link' })).toHaveCount(0);
});

test('R-3, SEC-E10: an expired invite says so and how to get another; the specification knows only "Invite not found"', async ({
  page,
  profile,
}) => {
  await page.goto('/invite/INVITE-EXPIRED-0001');
  const heading = profile === 'full' ? 'This invitation has expired' : 'Invite not found';
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  await expect(page.getByText(/valid for 2 days/)).toBeVisible();
  const another = page.getByRole('link', { name: 'Ask for another link' });
  if (profile === 'specification') {
    await expect(another).toHaveCount(0);
    return;
  }
  await another.click();
  await expect(page.getByRole('button', { name: 'Send Instructions' })).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
});

test('R-3: with the portal out of reach an invite is not found either', async ({ page, stack }) => {
  await page.goto('/');
  await stack.stopMock();
  await page.goto('/invite/INVITE-VALID-0001');
  await expect(page.getByText('Invite not found').first()).toBeVisible({ timeout: 20_000 });
});

test('R-4, L-35: a reset link opens createPassword, and the code leaves the address bar', async ({
  page,
}) => {
  await page.goto('/password-reset/RESET-CODE-THAT-NOBODY-HAS');
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await expect(page).not.toHaveURL(/RESET-CODE/);
  await page.getByLabel('Password', { exact: true }).fill('Harvest?Moon!Lantern#7');
  await page.getByLabel('Confirm Password').fill('Harvest?Moon!Lantern#7');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Password not set/);
});

test('L-24, L-35, L-36, L-40, L-49, L-57: with the firm out of reach each form says what failed and what to do, and missing reasons say nothing and come when their field is opened', async ({
  page,
  stack,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  const advice = 'If it does not work again, try to sign in with the new password.';
  await page.goto('/password-reset/RESET-CODE-THAT-NOBODY-HAS');
  await page.getByLabel('Password', { exact: true }).fill('Harvest?Moon!Lantern#7');
  await page.getByLabel('Confirm Password').fill('Harvest?Moon!Lantern#7');
  await stack.stopMock();
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Password not set\. We cannot reach/);
  await expect(page.getByRole('alert')).toContainText(advice);

  await page.goto('/login/form?step=resetPassword');
  await page.getByLabel('Email Address').fill('nobody@portal.example.com');
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Could not send reset\. We cannot reach/);
  await expect(page.getByRole('alert')).not.toContainText(advice);

  await page.goto('/support');
  await expect(page.getByLabel('Name')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toMatch(/login\.readReasons: UPSTREAM_DOWN/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.join('\n')).toMatch(/login\.setPassword: UPSTREAM_DOWN/);
  expect(logged.join('\n')).toMatch(/login\.requestReset: UPSTREAM_DOWN/);
  const reasons = page.getByLabel('Reason').locator('option');
  await expect(reasons).toHaveText(['Please select a reason']);
  await stack.startMock();
  await expect(async () => {
    await page.getByLabel('Name').focus();
    await page.getByLabel('Reason').focus();
    await expect(reasons.filter({ hasText: 'I cannot sign in' })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});

test('L-6, L-8, L-27, L-38, L-50, L-54: reset answers the same for anyone, and counts down to the next mail', async ({
  page,
}) => {
  await page.goto('/login/form?step=resetPassword');
  await expect(page.getByRole('radio', { name: 'Receive an email' })).toBeChecked();
  await page.getByLabel('Email Address').fill('nobody at all');
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Invalid email address/);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await page.clock.install();
  await page.getByLabel('Email Address').fill('nobody@portal.example.com');
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(
    page.getByText('Instructions have been emailed to your inbox. They may take a few minutes to arrive.'),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/1:00|0:5\d/);
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('timer')).toContainText('0:00');
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeEnabled();
  await page.getByText('Back to Login').click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

for (const { environment, time } of [
  { environment: {}, time: 'two working days' },
  { environment: { SUPPORT_TIME: 'one working day' }, time: 'one working day' },
])
  test.describe(`support within ${time}`, () => {
    test.use({ environment });

    test(`R-5, L-9, L-10, L-41: support takes a request with one of the reasons and says that it answers within ${time}`, async ({
      page,
    }) => {
      await page.goto('/support');
      const reason = page.getByLabel('Reason');
      await expect(reason.locator('option').first()).toHaveText('Please select a reason');
      await page.getByLabel('Name').fill('A Person');
      await page.getByLabel('Email Address').fill('nobody@portal.example.com');
      await reason.focus();
      await reason.selectOption('I cannot sign in');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(
        page.getByText(
          `If an account exists with that email address, we will contact you within ${time}. If you urgently need to access your account for any reason, contact your advisor directly.`,
        ),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveCount(0);
    });
  });

test('R-5, R-25, L-39: a client who is signed in finds support on every page, is filled in, and says in words what happened', async ({
  page,
  profile,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'standard', '/tabs/account');
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(addressOf('standard'));
  await expect(page.getByLabel('Name')).not.toHaveValue('');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/tabs\/account$/);

  await page.setViewportSize(viewports.wide);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue(addressOf('standard'));
  await page.getByLabel('Reason').selectOption('Something else');
  const words = page.getByLabel('What happened?');
  if (profile === 'full') await words.fill('My new phone shows no codes.\nThe old one is lost.');
  else await expect(words).toHaveCount(0);
  const sent = page.waitForRequest(/user\.contactSupport/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Back to your policies' }).click();
  await expect(page).toHaveURL(/\/tabs\/policies$/);
  expect((await sent).postData()?.includes('The old one is lost.')).toBe(profile === 'full');
});
