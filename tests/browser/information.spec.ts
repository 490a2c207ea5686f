import type { Page } from '@playwright/test';
import { expectRoomForLargeText, expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import {
  expectProviders,
  firstYear,
  latestYear,
  openDueDiligence,
  openInformation,
  openProvider,
  openReport,
  previousYear,
  providers,
} from './support/information-pages.ts';
import { main } from './support/landmarks.ts';
import { watchScrollWhenLeft } from './support/scroll-when-left.ts';
import { goTo } from './support/sign-in.ts';

const nobody = '00000000-0000-4000-8000-00000000dead';

const pages = [
  { rows: 'P-3', what: 'information', open: openInformation },
  { rows: 'P-4', what: 'a review with its panel', open: openDueDiligence },
  { rows: 'P-17', what: 'a report', open: (page: Page) => openReport(page, 'Brackenfield') },
  { rows: 'P-5', what: 'a provider', open: (page: Page) => openProvider(page, 'Northmoor Life') },
] as const;

for (const person of ['vip', 'standard'] as const) {
  for (const { rows, what, open } of pages) {
    readingAs(person)(
      `${rows}, R-14: ${person}@: ${what} is sound at every size, light and dark, and in large text`,
      async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewports.wide);
        await open(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectSoundAtEverySize(page);
        await expectRoomForLargeText(page);
      },
    );
  }
}

readingAs('standard')(
  'P-3: providers and due diligence by financial year, with a search that the address keeps',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await page.getByRole('link', { name: 'Information' }).filter({ visible: true }).click();
    await expectProviders(page);
    await expect(page).toHaveTitle('Information · Noonmark');
    const years = main(page)
      .getByRole('region', { name: 'Due diligence by financial year' })
      .getByRole('link');
    await expect(years).toHaveText(
      [latestYear, previousYear, firstYear].map((year) => new RegExp(`^${year}`)),
    );
    await main(page).getByRole('searchbox', { name: 'Search providers' }).fill('castle');
    await expect(providers(page).getByRole('status')).toHaveText(/^1 of \d providers shown$/);
    await expect(page).toHaveURL('/tabs/information?q=castle');
    await providers(page)
      .getByRole('link', { name: /Castlegate Trustees/ })
      .click();
    await expect(page).toHaveURL(/\/tabs\/information\/view\/[\w-]+\?q=castle$/);
    await expect(page).toHaveTitle('Castlegate Trustees · Noonmark');
    await page.goBack();
    await expect(providers(page).getByRole('status')).toHaveText(/^1 of \d providers shown$/);
  },
);

readingAs('standard')(
  'P-5, R-19: Back leads to the place in the list of providers where one was',
  async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    await openInformation(page);
    // What comes below the list makes the page longer, and with it the way that can be scrolled.
    await expect(main(page).getByRole('region', { name: 'Due diligence by financial year' })).toContainText(
      latestYear,
    );
    const last = providers(page).getByRole('link', { name: /Tollgate Savings/ });
    await last.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const scrollWhenLeft = await watchScrollWhenLeft(page);
    await last.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tollgate Savings' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(last).toBeVisible();
    expect(await scrollWhenLeft()).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(await scrollWhenLeft());
  },
);

readingAs('vip')(
  "P-5: a provider's facts, its verdicts by year, and the client's own policies there",
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await openProvider(page, 'Northmoor Life');
    const facts = main(page).getByRole('region', { name: 'About the company' });
    await expect(facts.getByText('000266')).toBeVisible();
    await expect(facts.getByText(/^BBB\+, by Larkhill Ratings on \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(facts.getByRole('link', { name: /northmoor-life\.example\.com/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(main(page).getByRole('region', { name: 'What we found' }).getByRole('listitem')).toHaveCount(
      3,
    );
    const own = main(page).getByRole('region', { name: 'Your policies here' }).getByRole('link');
    await expect(own).toHaveCount(2);
    const address = await own.first().getAttribute('href');
    expect(address).toMatch(/^\/tabs\/policies\/view\/[\w-]+$/);

    await providers(page)
      .getByRole('link', { name: /Saltmarsh/ })
      .click();
    await expect(main(page).getByText('You hold no policies with Saltmarsh.')).toBeVisible();
  },
);

readingAs('empty')("P-5: a client without policies there sees none of another client's", async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await openProvider(page, 'Northmoor Life');
  await expect(main(page).getByText('You hold no policies with Northmoor Life.')).toBeVisible();
});

readingAs('standard')(
  'P-4, P-5, P-10: an id that is of nothing, or none at all, says so on every page',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    const missing = [
      [`/tabs/information/view/${nobody}`, 'We could not find this provider'],
      ['/tabs/information/view/none', 'We could not find this provider'],
      [`/tabs/information/due-diligence/report/${nobody}`, 'We could not find this report'],
      [`/tabs/information/due-diligence/${nobody}/report/${nobody}`, 'We could not find this report'],
      ['/tabs/information/due-diligence?year=1987-88', 'We have no review for that year'],
      ['/tabs/content/no-such-page', 'We could not find this page'],
    ] as const;
    for (const [address, heading] of missing) {
      await goTo(page, address);
      await expect(main(page).getByRole('heading', { name: heading })).toBeVisible();
    }
  },
);

readingAs('standard')(
  'R-19, R-36: a provider opens with the focus on its name, and Back returns it to its row',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await openInformation(page);
    const row = providers(page).getByRole('link', { name: /Brackenfield/ });
    await row.press('Enter');
    const provider = main(page).getByRole('article');
    await expect(provider.getByRole('heading', { level: 2, name: 'Brackenfield' })).toBeFocused();
    // Links come with the provider's details, after its name.
    await expect(provider.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(provider.locator(':focus')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/tabs/information');
    await expect(row).toBeFocused();
  },
);
