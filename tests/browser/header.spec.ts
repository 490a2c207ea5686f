import type { Locator, Page } from '@playwright/test';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, expectNoOverflow, readingAs, viewports } from './support/fixtures.ts';
import { goTo } from './support/sign-in.ts';

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

type Brand = {
  brand: 'vip' | 'standard';
  portalName: string;
  /** Each with its name and its file, in the order of the header. */
  logos: readonly (readonly string[])[];
};

/** The brand, and in the header the page title followed by the portal's name, with these logos. */
async function expectBrand(page: Page, { brand, portalName, logos }: Brand): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
  await expect(page).toHaveTitle(`Policies · ${portalName}`);
  const title = page.getByRole('banner').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`Policies ${portalName}`);
  await expect(title.getByText(portalName, { exact: true })).toBeVisible();
  await expect.poll(() => visibleLogos(page)).toEqual(logos);
}

readingAs('vip')(
  "R-13, R-14, R-21, R-45: vip@: the VIP brand, the portal's logo and, to the right of it, the firm's, on a wide screen and on a phone",
  async ({ page }) => {
    const vip: Brand = {
      brand: 'vip',
      portalName: 'Noonmark Private',
      logos: [
        ['Noonmark Private', 'portal-vip-mark.svg'],
        [firmName, 'firm-arkwright-pell.svg'],
      ],
    };
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await expectBrand(page, vip);
    await page.setViewportSize(viewports.phone);
    await expectBrand(page, vip);
  },
);

readingAs('standard')(
  "R-13, R-14, R-21, R-45: standard@: the standard brand, and the firm's logo alone, on a wide screen and on a phone",
  async ({ page }) => {
    const standard = { brand: 'standard', portalName: 'Noonmark' } as const;
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await expectBrand(page, { ...standard, logos: [[firmName, 'firm-arkwright-pell-mark.svg']] });
    await page.setViewportSize(viewports.phone);
    await expectBrand(page, { ...standard, logos: [[firmName, 'firm-arkwright-pell.svg']] });
    await expectSoundAtEverySize(page);
  },
);

readingAs('standard')('R-12: five tabs on wide screens, three and two icons on a phone', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await goTo(page, '/tabs/policies');
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

readingAs('vip')(
  'R-12, R-13, P-9: the header of the narrowest phones holds the title and four controls of 44 px',
  async ({ page }) => {
    await goTo(page, '/tabs/policies');
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
  },
);
