import type { Locator, Page } from '@playwright/test';
import { expect, expectNoOverflow, test, viewports } from './support/fixtures.ts';
import { addressOf, enterPassword, goTo, signIn } from './support/sign-in.ts';
import { expectSoundAtEverySize } from './support/sound.ts';

test.use({ idleTime: true });

test.describe('R-1: landing', () => {
  test("pitches, signs in, and leads to support and to the firm's own pages", async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/professional due diligence/i).first()).toBeVisible();
    await expect(page.getByText(/top-tier solutions/i).first()).toBeVisible();
    await expect(page.getByText(/real-time valuations/i).first()).toBeVisible();
    for (const name of [/about/i, /terms/i, /privacy/i]) {
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', /^https:\/\//);
    }
    await page
      .getByRole('link', { name: /contact support/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/support|step=contactSupport/);
    await page.goBack();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/login\/form/);
  });

  test('is sound at every size, light and dark', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundAtEverySize(page);
  });
});

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

test.describe('R-1, R-14: the figure of eight on the landing page', () => {
  for (const width of [320, 360, 390, 430, 768, 1280])
    test(`is whole at ${width} px, and a line says what it is`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await page.goto('/');
      const figure = page.getByRole('figure');
      await expect(figure).toContainText('the position of the sun at midday through the year');
      const curve = figure.locator('svg path').last();
      await expect(curve).toBeVisible();
      const [drawn, frame] = [await curve.boundingBox(), await figure.boundingBox()];
      expect(drawn?.x).toBeGreaterThanOrEqual(0);
      expect((drawn?.x ?? 0) + (drawn?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
      expect(drawn?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN);
      const caption = await figure.getByText('The dot is today.').boundingBox();
      expect((drawn?.y ?? 0) + (drawn?.height ?? Number.NaN)).toBeLessThanOrEqual(caption?.y ?? Number.NaN);
    });
});

/** The visible logos from left to right: the owner of each, and its file. */
async function visibleLogos(page: Page) {
  const logos = await page.getByRole('img').and(page.locator(':has(> use)')).filter({ visible: true }).all();
  const seen = await Promise.all(
    logos.map(async (logo) => ({
      left: (await logo.boundingBox())?.x ?? 0,
      logo: [
        await logo.getAttribute('aria-label'),
        (await logo.locator('use').getAttribute('href'))?.replace(/^.*\/|#.*$/g, ''),
      ],
    })),
  );
  return seen.sort((one, other) => one.left - other.left).map(({ logo }) => logo);
}

/** Each of them has 44 px both ways, and none covers the next. */
async function expectTargetsSideBySide(controls: Locator[]): Promise<void> {
  for (const control of controls) await expect(control).toBeVisible();
  const boxes = await Promise.all(controls.map(async (control) => (await control.boundingBox())!));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const gaps = boxes.slice(1).map(({ x }, index) => x - boxes[index]!.x - boxes[index]!.width);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
}

const firmName = 'Arkwright Pell Financial Planning';

test.describe('P-1, R-12, R-13, R-14, R-21: policies', () => {
  test('P-45, P-83: vip@: total with the day it is as at, the older value in it and what it leaves out, every policy', async ({
    page,
  }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'vip');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'vip');
    await expect(page).toHaveTitle('Policies · Noonmark Private');
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
      'Cover and income have no fund value, and one policy is waiting for its first.',
    );
    await expect(page.getByRole('main').getByText('Hartnoll family pension').first()).toBeVisible();
    await expect(page.getByText('No value yet').first()).toBeVisible();
    await expectSoundAtEverySize(page);
  });

  test("R-21, R-14: vip@: the portal's logo and, to the right of it, the firm's, on a wide screen and on a phone", async ({
    page,
  }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'vip');
    await expect
      .poll(() => visibleLogos(page))
      .toEqual([
        ['Noonmark Private', 'portal-vip-mark.svg'],
        [firmName, 'firm-arkwright-pell.svg'],
      ]);
    await page.setViewportSize(viewports.phone);
    await expect
      .poll(() => visibleLogos(page))
      .toEqual([
        ['Noonmark Private', 'portal-vip-mark.svg'],
        [firmName, 'firm-arkwright-pell.svg'],
      ]);
  });

  test("R-21, R-14: standard@: the standard brand, and the firm's logo alone, on a wide screen and on a phone", async ({
    page,
  }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'standard');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'standard');
    await expect(page).toHaveTitle('Policies · Noonmark');
    await expect.poll(() => visibleLogos(page)).toEqual([[firmName, 'firm-arkwright-pell-mark.svg']]);
    await page.setViewportSize(viewports.phone);
    await expect.poll(() => visibleLogos(page)).toEqual([[firmName, 'firm-arkwright-pell.svg']]);
    await expectSoundAtEverySize(page);
  });

  test('R-12: five tabs on wide screens, three and two icons on a phone', async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'standard');
    const tabs = page
      .getByRole('navigation')
      .filter({ visible: true })
      .getByRole('link')
      .filter({ visible: true });
    await expect(tabs).toHaveText([/Policies/, /Information/, /Insights/, /Notifications/, /Account/]);
    await page.setViewportSize(viewports.phone);
    await expect(tabs).toHaveText([/Policies/, /Information/, /Insights/]);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
    await expect(header.getByRole('link', { name: /Account/ })).toBeVisible();
  });

  test('R-12, R-13, P-9: the header of the narrowest phones holds the title and four controls of 44 px', async ({
    page,
  }) => {
    await signIn(page, 'vip');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
    for (const width of [320, 360])
      for (const path of ['/tabs/policies', '/tabs/notifications', '/tabs/account/mfa-setup']) {
        await page.setViewportSize({ width, height: 640 });
        await goTo(page, path);
        await expect(header.getByRole('heading', { level: 1 })).toBeVisible();
        const personal = [/^Messages/, /^Notifications/, /^Account$/].map((name) =>
          header.getByRole('link', { name }),
        );
        const hide = header.getByRole('button', { name: 'Hide amounts' });
        // Only where there are amounts.
        await expectTargetsSideBySide(path === '/tabs/policies' ? [hide, ...personal] : personal);
        await expectNoOverflow(page);
      }
  });

  test('empty@: says what will show here, and shows no amount', async ({ page }) => {
    await signIn(page, 'empty');
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
    await expect(page.getByText('£1,240,150.92')).toHaveCount(0);
  });
});
