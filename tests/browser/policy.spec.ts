import type { Locator } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expectRoomForLargeText, expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, expectNoOverflow, readingAs, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { openPolicy, slider } from './support/policy-page.ts';
import { expectPrintFrame } from './support/print.ts';
import { addressOf, enterPassword, goTo, signIn } from './support/sign-in.ts';

const kinds = [
  { person: 'vip', name: 'Joint investment account', shows: 'Holdings' },
  { person: 'vip', name: 'Guaranteed annuity', shows: 'Annuity details' },
  { person: 'standard', name: 'Stocks and shares ISA', shows: 'ISA details' },
  { person: 'standard', name: 'Family life cover', shows: 'Cover details' },
] as const;

for (const { person, name, shows } of kinds) {
  readingAs(person)(
    `P-2, R-14: ${person}@: ${name} is sound at every size, light and dark, and in large text`,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      await openPolicy(page, name);
      await expect(part(page, shows)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectSoundAtEverySize(page);
      await expectRoomForLargeText(page);
    },
  );
}

readingAs('vip')(
  'P-2, P-58, P-64: a policy shows its value with day and source, its graph, holdings, payments, details and provider',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Joint investment account');
    await expect(page).toHaveTitle('Joint investment account · Noonmark Private');
    await expect(part(page, 'Value')).toContainText(/^Value\s*£348,115\.90/);
    await expect(part(page, 'Value')).toContainText(/As at \d{1,2} \w+ \d{4}/);
    await expect(part(page, 'Value')).toContainText('sent by Brackenfield');
    await expect(part(page, 'Value')).toContainText(
      /Growth was £[\d,]+\.\d\d, \d+\.\d% by the modified Dietz method\./,
    );
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
  },
);

readingAs('vip')(
  'P-2, P-71: no value, one value, old values, cover and income each have words of their own',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Discretionary portfolio');
    await expect(part(page, 'Value')).toContainText('No value yet');
    await expect(slider(page)).toHaveCount(0);
    await openPolicy(page, 'Rainy-day cash ISA');
    await expect(part(page, 'Value')).toContainText('One valuation so far, £52,310.00');
    await expect(slider(page)).toHaveCount(0);
    await expect(main(page).getByRole('radio', { name: 'Since start' })).toHaveCount(0);
    await main(page).getByRole('radio', { name: '3m' }).check();
    await openPolicy(page, 'Offshore bond');
    await expect(part(page, 'Value')).toContainText('This value is older than usual');
    await expect(part(page, 'Value')).toContainText(/No valuation/);
    await openPolicy(page, 'Guaranteed annuity');
    await expect(part(page, 'Income')).toContainText('£9,600');
    await openPolicy(page, 'Whole of life cover');
    await expect(part(page, 'Cover')).toContainText('£500,000');
  },
);

test('P-2, P-26: hidden amounts show nowhere on the page, not for a moment when it is loaded', async ({
  page,
}) => {
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
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /, value hidden, net paid in hidden$/);
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

readingAs('vip')(
  'P-32: on paper there are no bars and no controls, but firm, figures and disclaimer',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Joint investment account');
    await expect(slider(page)).toBeVisible();
    await page.evaluate(() => {
      const note = () =>
        queueMicrotask(() => {
          document.documentElement.dataset.printed = String(document.querySelectorAll('caption').length);
        });
      window.addEventListener('beforeprint', note, { once: true });
    });
    const sheets = await page.pdf({ preferCSSPageSize: true });
    expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('2');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPrintFrame(page, 'Imogen Hartnoll');
    await expect(main(page).getByText(/^Each value is as at the day beside it/)).toBeVisible();
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
  },
);

test('P-2, R-18: the address of a policy opens after sign-in', async ({ page, stack }) => {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const { uuid } = await database.policy.findFirstOrThrow({
    where: { name: 'Workplace pension', client: { email: addressOf('standard') } },
  });
  await database.$disconnect();
  const address = `/tabs/policies/view/${uuid}`;
  await page.setViewportSize(viewports.wide);
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\/form/);
  await enterPassword(page, 'standard');
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Workplace pension' })).toBeVisible();
});

readingAs('vip')(
  'P-2: on a very wide screen the graph is beside the holdings, and on others above them',
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Hartnoll family pension');
    await expect(slider(page)).toBeVisible();
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('Not laid out');
      return box;
    };
    const boxes = async () => ({
      graph: await boxOf(slider(page)),
      holdings: await boxOf(part(page, 'Holdings')),
    });
    await expect(async () => {
      const { graph, holdings } = await boxes();
      expect(holdings.x).toBeGreaterThan(graph.x + graph.width);
      expect(holdings.y).toBeLessThan(graph.y + graph.height);
      // No third of the window stays empty.
      expect(holdings.x + holdings.width).toBeGreaterThan(1920 * 0.9);
    }).toPass();
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await expect(async () => {
      const { graph, holdings } = await boxes();
      expect(holdings.y).toBeGreaterThan(graph.y + graph.height);
    }).toPass();
  },
);
