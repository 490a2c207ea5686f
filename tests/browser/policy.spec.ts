import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { readCsv } from '../../apps/web/src/test/read-csv.ts';
import { expect, overflowPixels, test, viewports } from './support/fixtures.ts';
import { enterPassword, signIn } from './support/sign-in.ts';
import { expectSoundAtEverySize } from './support/sound.ts';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const slider = (page: Page) => main(page).getByRole('slider', { name: 'Valuation by date' });

async function openPolicy(page: Page, name: string): Promise<void> {
  await part(page, 'Your policies').getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Nothing is lost at 320 px, nor on a phone with text at twice its size. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowPixels(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(viewports.phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflowPixels(page)).toBeLessThanOrEqual(0);
}

const kinds = [
  { person: 'vip', name: 'Joint investment account', shows: 'Holdings' },
  { person: 'vip', name: 'Guaranteed annuity', shows: 'Annuity details' },
  { person: 'standard', name: 'Stocks and shares ISA', shows: 'ISA details' },
  { person: 'standard', name: 'Family life cover', shows: 'Cover details' },
] as const;

for (const { person, name, shows } of kinds) {
  test(`P2, R14: ${person}@: ${name} is sound at every size, light and dark, and in large text`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewports.wide);
    await signIn(page, person);
    await openPolicy(page, name);
    await expect(part(page, shows)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSoundAtEverySize(page);
    await expectRoomForLargeText(page);
  });
}

test('P2: a policy shows its value with day and source, its graph, holdings, payments, details and provider', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openPolicy(page, 'Joint investment account');
  await expect(page).toHaveTitle('Joint investment account · Noonmark Private');
  await expect(part(page, 'Value')).toContainText('£348,115.90');
  await expect(part(page, 'Value')).toContainText(/As at \d{1,2} \w+ \d{4}/);
  await expect(part(page, 'Value')).toContainText('sent by Brackenfield');
  await expect(part(page, 'Value')).toContainText(/growth, \d+\.\d% by the modified Dietz method\./);
  await expect(part(page, 'Value')).toContainText(/No valuation was received between/);
  await expect(part(page, 'Holdings').getByRole('row').last()).toHaveText(/Total.*£348,115\.90.*100\.0%/);
  await expect(part(page, 'Contributions')).toContainText('Regular, monthly');
  await expect(part(page, 'Withdrawals')).toContainText('−£12,000.00');
  await expect(part(page, 'Account details')).toContainText('Book cost');
  await expect(part(page, 'Charges')).toContainText('% a year');
  await expect(part(page, 'Provider')).toContainText(/Approved.*of 5, reviewed \d{4}\/\d{2}/);
  await main(page).getByRole('article').getByRole('link', { name: 'Brackenfield' }).first().click();
  await expect(page).toHaveURL(/\/tabs\/information\/view\//);
  await page.goBack();
  await part(page, 'Provider').getByRole('link', { name: 'Read the report' }).click();
  await expect(page).toHaveURL(/\/due-diligence\/[\w-]+\/report\//);
});

test('P2: the graph is read by keyboard and by pointer, and says day, value and paid in', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openPolicy(page, 'Joint investment account');
  const spoken = () => slider(page).getAttribute('aria-valuetext');
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /^20 \w+ 20\d\d, value £28\d,\d{3}, paid in £23\d,\d{3}$/,
  );
  const first = await spoken();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('PageUp');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '7');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /value £348,116, paid in £268,000$/);
  await slider(page).hover({ position: { x: 60, y: 150 } });
  expect(await spoken()).toBe(first);
  await expect(slider(page)).toContainText('Growth');
});

test('P2: the four ranges stand in the address, and each is drawn from its own values', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openPolicy(page, 'Hartnoll family pension');
  await expect(slider(page)).toBeVisible();
  const points = async () => Number(await slider(page).getAttribute('aria-valuemax')) + 1;
  expect(await points()).toBeGreaterThan(20);
  await main(page).getByRole('radio', { name: '3m' }).check();
  await expect(page).toHaveURL(/\?range=3m$/);
  await expect.poll(points).toBeLessThan(15);
  await page.reload();
  await expect(main(page).getByRole('radio', { name: '3m' })).toBeChecked();
  await main(page).getByRole('radio', { name: '3m' }).press('ArrowRight');
  await expect(page).toHaveURL(/\?range=6m$/);
  await expect.poll(points).toBeGreaterThan(20);
});

test('P2: no value, one value, old values, cover and income each have words of their own', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openPolicy(page, 'Discretionary portfolio');
  await expect(part(page, 'Value')).toContainText('No value yet');
  await expect(slider(page)).toHaveCount(0);
  await openPolicy(page, 'Rainy-day cash ISA');
  await expect(part(page, 'Value')).toContainText('One valuation so far, £52,310.00');
  await expect(slider(page)).toHaveCount(0);
  await main(page).getByRole('radio', { name: '3m' }).check();
  await openPolicy(page, 'Offshore bond');
  await expect(part(page, 'Value')).toContainText('This value is older than usual');
  await expect(part(page, 'Value')).toContainText(/No valuation/);
  await openPolicy(page, 'Guaranteed annuity');
  await expect(part(page, 'Income')).toContainText('£9,600');
  await openPolicy(page, 'Whole of life cover');
  await expect(part(page, 'Cover')).toContainText('£500,000');
});

test('P2, F1: an id of nobody and an id of somebody else read the same', async ({ page, stack }) => {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const foreign = await database.policy.findFirstOrThrow({
    where: { client: { email: 'vip@portal.example.com' } },
  });
  await database.$disconnect();
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  const seen: string[] = [];
  for (const id of [foreign.uuid, '00000000-0000-4000-8000-00000000dead', 'no-uuid-at-all']) {
    await page.goto(`/tabs/policies/view/${id}`);
    const missing = main(page).getByRole('heading', { name: 'We could not find this policy' });
    await expect(missing).toBeVisible();
    // The list beside it comes in its own time, and its filters after it.
    await expect(part(page, 'Your policies').getByRole('link')).toHaveCount(3);
    await expect(main(page).getByRole('button', { name: 'All 3' })).toBeVisible();
    seen.push((await main(page).innerText()).replace(/\s+/g, ' '));
  }
  expect(new Set(seen).size).toBe(1);
  await main(page).getByRole('link', { name: 'All policies' }).click();
  await expect(page).toHaveURL('/tabs/policies');
});

test('S6: a policy that does not come says so, and can be tried again', async ({ page, stack }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await stack.stopMock();
  await part(page, 'Your policies').getByRole('link', { name: 'Workplace pension' }).click();
  await expect(main(page).getByRole('alert')).toContainText('We could not load this policy');
  await stack.startMock();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Holdings')).toBeVisible();
});

test('S6: a valuation that makes no sense fails alone, and can be tried again', async ({ page, stack }) => {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const ofPension = {
    policy: { name: 'Workplace pension', client: { email: 'standard@portal.example.com' } },
  };
  const latest = await database.valuation.findFirstOrThrow({
    where: ofPension,
    orderBy: { valuedOn: 'desc' },
  });
  const setCash = (cash: bigint) =>
    database.valuation.update({ where: { uuid: latest.uuid }, data: { cash } });
  await setCash(latest.cash + 1n);
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openPolicy(page, 'Workplace pension');
  await expect(part(page, 'Value')).toContainText('The latest value could not be read');
  await expect(slider(page)).toBeVisible();
  await expect(part(page, 'Pension details')).toBeVisible();
  await setCash(latest.cash);
  await database.$disconnect();
  await part(page, 'Value').getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Value')).toContainText('£84,162.30');
});

test('P2: hidden amounts show nowhere on the page, not for a moment when it is loaded', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openPolicy(page, 'Workplace pension');
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await main(page).getByText('Show the figures as a table').click();
  const amounts = () =>
    main(page)
      .locator('data, text')
      .filter({ hasText: /£\s?\d/ });
  await expect(amounts()).toHaveCount(0);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, value hidden, paid in hidden$/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('data')) document.documentElement.dataset.flashed = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(slider(page)).toBeVisible();
  await expect(amounts()).toHaveCount(0);
  await expect(page.locator('html[data-flashed]')).toHaveCount(0);
});

test('P2: the values of the graph are saved as a file, with the gap left out', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openPolicy(page, 'Joint investment account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Export these values as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^joint-investment-account-values-2y-\d{4}-\d{2}-\d{2}\.csv$/);
  const [headings, ...rows] = readCsv(await readFile(await file.path(), 'utf8'));
  expect(headings).toEqual(['Policy', 'Policy number', 'Date', 'Currency', 'Value', 'Paid in']);
  expect(rows.at(-1)?.slice(3)).toEqual(['GBP', '348115.90', '268000.00']);
  expect(rows).toHaveLength(Number(await slider(page).getAttribute('aria-valuemax')) + 1);
});

test('P2: on paper there are no bars and no controls, but firm, figures and disclaimer', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await openPolicy(page, 'Joint investment account');
  await expect(slider(page)).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () =>
      queueMicrotask(() => {
        document.documentElement.dataset.printed = String(document.querySelectorAll('caption').length);
      }),
    );
  });
  const sheets = await page.pdf({ preferCSSPageSize: true });
  expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('1');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main(page).getByText('Arkwright Pell Financial Planning', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/is an Appointed Representative/)).toBeVisible();
  await expect(main(page).getByText(/^Printed on \d/)).toBeVisible();
  for (const gone of [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Hide amounts' }),
    part(page, 'Your policies'),
    main(page).getByRole('radio').first(),
    slider(page),
    main(page).getByText('Export these values as CSV'),
    main(page).getByText('Print this policy'),
  ])
    await expect(gone).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('P2, R10: the address of a policy opens after sign-in', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openPolicy(page, 'Workplace pension');
  const address = page.url();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\/form/);
  await enterPassword(page, 'standard');
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Workplace pension' })).toBeVisible();
});

test('R15: the code of each page comes when it is wanted, and not before', async ({ page }) => {
  test.slow();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, part] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (part !== undefined) fetched.add(part);
  });
  const pages = ['policy', 'information', 'provider', 'report', 'insights', 'insight'].map(
    (name) => `${name}-screen`,
  );
  const come = () => [...pages, 'time-series-chart'].filter((name) => fetched.has(name));
  const rail = page.getByRole('navigation').filter({ visible: true });

  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await expect(part(page, 'Your policies').getByRole('link')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(fetched).toContain('policies');
  expect(come()).toEqual([]);
  await part(page, 'Your policies').getByRole('link', { name: 'Workplace pension' }).hover();
  await expect.poll(come).toEqual(['policy-screen']);
  await openPolicy(page, 'Workplace pension');
  await expect(slider(page)).toBeVisible();
  expect(come()).toEqual(['policy-screen', 'time-series-chart']);
  await rail.getByRole('link', { name: 'Information' }).click();
  await part(page, 'Providers').getByRole('link', { name: 'Brackenfield' }).click();
  await main(page)
    .getByRole('link', { name: /^Report 20/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/report\//);
  await expect.poll(come).toContain('report-screen');
  expect(come()).toEqual(expect.arrayContaining(['information-screen', 'provider-screen']));
  expect(come()).not.toContain('insights-screen');
  await rail.getByRole('link', { name: 'Insights' }).click();
  await main(page).getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tabs\/insights\/view\//);
  await expect.poll(come).toEqual(expect.arrayContaining(['insights-screen', 'insight-screen']));
});
