import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { addressOf, enterPassword, goTo, signIn } from './support/sign-in.ts';

test('R-9: an unknown address says so and goes back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/no/such/page');
  await expect(page.getByText('The page you were looking for could not be found.')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.getByText('Go Back').click();
  await expect(page).toHaveURL(/\/$/);
});

test('L-1 to L-4, L-11: the steps of signing in are sound at every size, light and dark', async ({
  page,
}) => {
  test.slow();
  await page.goto('/login/form');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.getByLabel('Email Address').fill(addressOf('vip'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectSoundAtEverySize(page);
  await enterPassword(page, 'vip');
  await expect(page.getByLabel('Enter verification code')).toBeVisible();
  await expectSoundAtEverySize(page);
  await enterPassword(page, 'terms');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectSoundAtEverySize(page);
  await enterPassword(page, 'locked');
  await expect(page.getByRole('heading', { name: /exhausted/ })).toBeVisible();
  await expectSoundAtEverySize(page);
});

test.describe('P-1, R-14: policies', () => {
  readingAs('vip')(
    'P-45, P-83: vip@: total with the day it is as at, the older value in it and what it leaves out, every policy',
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      await expect(page.getByText('£1,240,150.92').first()).toBeVisible();
      await expect(page.getByText(/As at \d{1,2} \w+ \d{4}/).first()).toBeVisible();
      await expect(page.getByText('5 of 8 policies counted, one at an older value')).toBeVisible();
      await expect(page.getByText('One value is older than usual')).toBeVisible();
      await expect(
        page.getByText(/^The last value of Offshore bond from Northmoor Life is as at \d{1,2} \w+ \d{4}\./),
      ).toBeVisible();
      const excluded = page.getByRole('region', { name: 'Not included in the total' });
      await expect(excluded.getByRole('term')).toHaveText([
        'Discretionary portfolio',
        'Guaranteed annuity',
        'Whole of life cover',
      ]);
      await expect(excluded).toContainText(
        'Cover and income have no fund value, and one policy has no value yet.',
      );
      await expect(page.getByRole('main').getByText('Hartnoll family pension').first()).toBeVisible();
      await expect(page.getByText('No value yet').first()).toBeVisible();
      await expectSoundAtEverySize(page);
    },
  );

  readingAs('empty')('empty@: says what will show here, and shows no amount', async ({ page }) => {
    await goTo(page, '/tabs/policies');
    await expect(page.getByRole('heading', { name: 'No policies here yet' })).toBeVisible();
    await expect(
      page.getByText(
        /^When Arkwright Pell has set up your first policy, it will appear here with its latest value and the date/,
      ),
    ).toBeVisible();
    await expect(page.getByText('£')).toHaveCount(0);
    await expect(page.getByText('Hide amounts')).toHaveCount(0);
    const ask = page.getByRole('region', { name: 'Who to ask' });
    await expect(ask.getByRole('link', { name: /^01632 960 \d{3}$/ })).toHaveAttribute(
      'href',
      /^tel:01632960/,
    );
    await expect(ask.getByRole('link', { name: 'Send a message' })).toBeVisible();
    await expectSoundAtEverySize(page);
  });

  test('hidden amounts stay hidden after a reload', async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'vip');
    await page.getByRole('button', { name: /hide amounts/i }).click();
    await expect(page.getByText('£1,240,150.92')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Total value', { exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText('5 of 8 policies counted, one at an older value')).toBeVisible();
    await expect(page.getByText('£1,240,150.92')).toHaveCount(0);
  });
});
