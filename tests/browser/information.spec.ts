import type { Page } from '@playwright/test';
import { expect, overflowPixels, test, viewports } from './support/fixtures.ts';
import { addressOf, signIn } from './support/sign-in.ts';
import { expectSoundAtEverySize } from './support/sound.ts';

const nobody = '00000000-0000-4000-8000-00000000dead';
const narrowest = { width: 320, height: 640 };

const main = (page: Page) => page.getByRole('main');
const providers = (page: Page) => main(page).getByRole('region', { name: 'Providers' });
const panel = (page: Page) => main(page).getByRole('region', { name: 'The panel', exact: true });

async function openInformation(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Information' }).filter({ visible: true }).click();
  await expect(providers(page).getByRole('link', { name: /Brackenfield/ })).toBeVisible();
}

async function openDueDiligence(page: Page): Promise<void> {
  await openInformation(page);
  await main(page).getByRole('link', { name: 'Due diligence', exact: true }).click();
  await expect(panel(page).getByRole('link', { name: 'Brackenfield' })).toBeVisible();
}

async function openProvider(page: Page, name: string): Promise<void> {
  await openInformation(page);
  await providers(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Nothing is lost at 320 px, nor on a phone with text at twice its size. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  expect(await overflowPixels(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(viewports.phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflowPixels(page)).toBeLessThanOrEqual(0);
}

async function openReport(page: Page, name: string): Promise<void> {
  await openDueDiligence(page);
  await panel(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

const places = [
  { rows: 'P3', what: 'information', open: openInformation },
  { rows: 'P4', what: 'a review with its panel', open: openDueDiligence },
  { rows: 'P4', what: 'a report', open: (page: Page) => openReport(page, 'Brackenfield') },
  { rows: 'P5', what: 'a provider', open: (page: Page) => openProvider(page, 'Northmoor Life') },
] as const;

for (const person of ['vip', 'standard'] as const) {
  for (const { rows, what, open } of places) {
    test(`${rows}, R14: ${person}@: ${what} is sound at every size, light and dark, and in large text`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewports.wide);
      await signIn(page, person);
      await open(page);
      await page.waitForLoadState('networkidle');
      await expectSoundAtEverySize(page);
      await expectRoomForLargeText(page);
    });
  }
}

test('P3: providers and due diligence by financial year, with a search that the address keeps', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openInformation(page);
  await expect(page).toHaveTitle('Information · Noonmark');
  const years = main(page).getByRole('region', { name: 'Due diligence by financial year' }).getByRole('link');
  await expect(years).toHaveText([/^2025\/26/, /^2024\/25/, /^2023\/24/]);
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
});

test('P3: the financial year stands in the address, and an address of a year opens after sign-in', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await page.goto('/tabs/information/due-diligence?year=2024-25');
  await page.getByLabel('Email Address').fill(addressOf('standard'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(main(page).getByText('Financial year 2024/25')).toBeVisible();
  await expect(page).toHaveTitle('Due diligence 2024/25 · Noonmark');
  const verdict = panel(page)
    .getByRole('row', { name: /Castlegate Trustees/ })
    .getByRole('cell')
    .first();
  await expect(verdict).toHaveText('Approved with conditions');
  await main(page)
    .getByRole('link', { name: /^2025\/26/ })
    .click();
  await expect(page).toHaveURL(/year=2025-26$/);
  await expect(verdict).toHaveText('Approved');
  await page.goBack();
  await expect(main(page).getByText('Financial year 2024/25')).toBeVisible();
});

test('P4: the panel says verdict, change and score, and narrows by verdict and kind', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openDueDiligence(page);
  const row = panel(page).getByRole('row', { name: /Castlegate Trustees/ });
  await expect(row.getByRole('cell')).toHaveText([
    'Approved',
    'Up from Approved with conditions',
    /^4\.\d of 5$/,
  ]);
  await expect(row).toContainText('you hold 1');
  await panel(page)
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(panel(page).getByRole('row')).toHaveCount(2);
  await panel(page).getByLabel('Kind').selectOption('Platform');
  await expect(panel(page).getByText('No providers match')).toBeVisible();
  await expect(page).toHaveURL(/\?verdict=watch&segment=Platform$/);
  await page.reload();
  await expect(panel(page).getByText('No providers match')).toBeVisible();
});

test('P4, R11: on a phone Back leads from a report to the panel as it was left', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'standard');
  await openDueDiligence(page);
  await panel(page)
    .getByRole('button', { name: /^Removed/ })
    .click();
  await expect(panel(page).getByRole('link')).toHaveText(['Harbottle Hale International']);
  await panel(page).getByRole('link').click();
  await expect(page).toHaveTitle('Harbottle Hale International, report 2025/26 · Noonmark');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/tabs/information/due-diligence?verdict=removed');
  await expect(panel(page).getByRole('link')).toHaveText(['Harbottle Hale International']);
});

test('P5, R11: Back leads to the place in the list of providers where one was', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'standard');
  await openInformation(page);
  const last = providers(page).getByRole('link', { name: /Tollgate Savings/ });
  await last.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Tollgate Savings' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('P4: a report on both routes, its contents by keyboard, its charges in pounds', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openReport(page, 'Brackenfield');
  await expect(main(page).getByText('Report 2025/26 · Platform')).toBeVisible();
  await expect(main(page).getByText(/^Up 0\.\d from 4\.\d last year$/)).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Charges by amount' }).getByRole('row')).toHaveText([
    /Amount held/,
    /First £250,000.*0\.29%/,
    /£250,000 to £1,000,000.*0\.18%/,
    /Above £1,000,000.*0\.08%/,
  ]);
  const contents = main(page).getByRole('navigation', { name: 'Sections of this report' });
  await contents.getByRole('link', { name: 'Service' }).press('Enter');
  await expect(main(page).getByRole('region', { name: 'Service' })).toBeFocused();
  await expect(main(page).getByRole('region', { name: 'Service' })).toBeInViewport();

  const [, providerId] = /report\/([\w-]+)/.exec(page.url()) ?? [];
  await page.goto(`/tabs/information/due-diligence/report/${providerId}`);
  await expect(main(page).getByText('Report 2025/26 · Platform')).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Brackenfield' })).toBeVisible();
});

test('P4: a report prints without what only a screen needs', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openReport(page, 'Brackenfield');
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'The panel of that year' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Fair value and target market' })).toBeVisible();
});

test("P5: a provider's facts, its verdicts by year, and the person's own policies there", async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
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
});

test("P5: whoever holds nothing there sees none of another person's policies", async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'empty');
  await openProvider(page, 'Northmoor Life');
  await expect(main(page).getByText('You hold no policies with Northmoor Life.')).toBeVisible();
});

test('P4, P5, P10: an id that is of nothing, or none at all, says so on every page', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  const missing = [
    [`/tabs/information/view/${nobody}`, 'We could not find this provider'],
    ['/tabs/information/view/none', 'We could not find this provider'],
    [`/tabs/information/due-diligence/report/${nobody}`, 'We could not find this report'],
    [`/tabs/information/due-diligence/${nobody}/report/${nobody}`, 'We could not find this report'],
    ['/tabs/information/due-diligence?year=1987-88', 'We have no review of that year'],
    ['/tabs/content/no-such-page', 'We could not find this page'],
  ] as const;
  for (const [address, heading] of missing) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('S6: a page that does not come says so, and comes when asked again', async ({ page, stack }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await stack.stopMock();
  await page.goto(`/tabs/content/privacy`);
  await expect(main(page).getByRole('heading', { name: 'We could not load this page' })).toBeVisible();
  await stack.startMock();
  await main(page)
    .getByRole('alert')
    .filter({ hasText: 'We could not load this page' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
});

test('R15: the code of a provider and of a report is fetched when one points at a link to it, and not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const hasFetched = (part: string) => fetched.some((url) => url.includes(part));
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openInformation(page);
  expect(hasFetched('provider-screen')).toBe(false);
  await providers(page)
    .getByRole('link', { name: /Brackenfield/ })
    .hover();
  await expect.poll(() => hasFetched('provider-screen')).toBe(true);
  await main(page).getByRole('link', { name: 'Due diligence', exact: true }).click();
  await expect(panel(page).getByRole('link', { name: 'Brackenfield' })).toBeVisible();
  expect(hasFetched('report-screen')).toBe(false);
  await panel(page).getByRole('link', { name: 'Brackenfield' }).hover();
  await expect.poll(() => hasFetched('report-screen')).toBe(true);
});
