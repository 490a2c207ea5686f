import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readCsv } from '../../apps/web/src/test/read-csv.ts';
import { expectNoAxeFindings } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { list, rows, search } from './support/policy-list.ts';
import { watchScrollWhenLeft } from './support/scroll-when-left.ts';
import { goTo, signIn } from './support/sign-in.ts';

async function tableOf(download: Download): Promise<Record<string, string>[]> {
  const [headings = [], ...cells] = readCsv(await readFile(await download.path(), 'utf8'));
  return cells.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])),
  );
}

async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

test.describe('P-1: the list of policies', () => {
  readingAs('vip')(
    'Back from a policy finds search, filters and place as they were, on wide screens and on phones',
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      await list(page)
        .getByRole('button', { name: /^Investment/ })
        .click();
      await search(page).fill('brackenfield');
      await expect(rows(page)).toHaveCount(2);
      await expect(list(page).getByRole('search')).toContainText('2 of 8 policies shown');
      await expect(list(page).getByRole('search')).toContainText('Worth £360,460.70');
      await expect(page).toHaveURL('/tabs/policies?category=investment&q=brackenfield');
      await rows(page).filter({ hasText: 'Joint investment account' }).click();
      await expect(page).toHaveURL(/\/view\/[\w-]+\?category=investment&q=brackenfield$/);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).filter({ hasText: 'Joint' })).toHaveAttribute('aria-current', 'page');
      await page.goBack();
      await expect(page).toHaveURL('/tabs/policies?category=investment&q=brackenfield');
      await expect(search(page)).toHaveValue('brackenfield');

      await page.setViewportSize(viewports.phone);
      await goTo(page, '/tabs/policies');
      const last = rows(page).filter({ hasText: 'Whole of life cover' });
      await last.scrollIntoViewIfNeeded();
      const scrollWhenLeft = await watchScrollWhenLeft(page);
      await last.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Whole of life cover' })).toBeVisible();
      await expect(list(page)).toBeHidden();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(last).toBeInViewport();
      expect(await scrollWhenLeft()).toBeGreaterThan(400);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(await scrollWhenLeft());
    },
  );

  readingAs('vip')(
    'P-42: search finds words of name, provider and number, and the filters narrow by category, status and provider',
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      for (const [text, found] of [
        ['isa rainy', 'Rainy-day cash ISA'],
        ['greywater', 'Whole of life cover'],
        ['BF-118204', 'Joint investment account'],
      ] as const) {
        await search(page).fill(text);
        await expect(rows(page)).toHaveCount(1);
        await expect(rows(page)).toContainText(found);
      }
      await search(page).fill('');
      await expect(rows(page)).toHaveCount(8);
      await list(page)
        .getByRole('button', { name: /^Pension/ })
        .click();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Hartnoll family pension');
      await list(page).getByRole('button', { name: /^All/ }).click();
      await list(page).getByRole('button', { name: 'More filters' }).click();
      await list(page).getByLabel('Status').selectOption('With provider');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Discretionary portfolio');
      await list(page).getByLabel('Status').selectOption('Any status');
      await list(page).getByLabel('Provider').selectOption('Northmoor Life');
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).filter({ hasText: 'Offshore bond' })).toHaveCount(1);
      await expect(rows(page).filter({ hasText: 'Guaranteed annuity' })).toHaveCount(1);
      await list(page).getByRole('button', { name: 'Clear filters' }).click();
      await expect(rows(page)).toHaveCount(8);
    },
  );

  readingAs('vip')('by category, each group has its count and subtotal', async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await list(page).getByRole('button', { name: 'More filters' }).click();
    await list(page).getByLabel('Order').selectOption('By category, with subtotals');
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText([
      'Pension',
      'Investment',
      'Savings',
      'Protection',
      'Annuity',
    ]);
    await expect(
      list(page)
        .getByRole('listitem')
        .filter({ hasText: /^Investment4 policies/ }),
    ).toContainText('£575,360.70');
    await expect(page).toHaveURL('/tabs/policies?sort=category');
    await expectNoAxeFindings(page);
  });

  readingAs('vip')('as filtered it is saved as a file that a spreadsheet reads', async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await search(page).fill('brackenfield');
    await expect(rows(page)).toHaveCount(2);
    const file = await download(page, () =>
      list(page).getByRole('button', { name: 'Export policies as CSV' }).click(),
    );
    expect(file.suggestedFilename()).toMatch(/^policies-\d{4}-\d{2}-\d{2}\.csv$/);
    const table = await tableOf(file);
    expect(table.map(({ Policy }) => Policy)).toEqual(['Joint investment account', 'Stocks and shares ISA']);
    expect(table[0]).toMatchObject({
      Currency: 'GBP',
      Value: '348115.90',
      'Whole value in the total': '348115.90',
      'Your share in the total': '174057.95',
      'Policy number': 'BF-118204',
    });
    expect(table[0]?.['Valued on']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('where amounts are hidden it asks before it saves them', async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'standard');
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await list(page).getByRole('button', { name: 'Export policies as CSV' }).click();
    await expect(list(page).getByRole('alert')).toContainText('the file will show them');
    const file = await download(page, () => page.getByRole('button', { name: 'Save with amounts' }).click());
    expect(await tableOf(file)).toHaveLength(3);
  });

  test('S-6: beside a policy, a list that does not come says so in its own place and can be tried again', async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'standard');
    await rows(page).filter({ hasText: 'Workplace pension' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await stack.stopMock();
    // Taken away before the app of the new page starts: whatever the old one still wrote is gone too.
    await page.addInitScript(() => sessionStorage.removeItem('portal.queries'));
    await page.reload();
    await expect(list(page).getByRole('alert')).toContainText('We could not load your policies');
    await stack.startMock();
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(3);
  });
});

for (const person of ['vip', 'large'] as const) {
  readingAs(person)(
    `R-19, R-36: ${person}@: a row opens with the focus on the policy, and Back returns it to the row`,
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      const row = rows(page).first();
      const href = (await row.getAttribute('href')) ?? '';
      await row.press('Enter');
      await expect(page).toHaveURL(href);
      const policy = page.getByRole('article');
      await expect(policy.getByRole('heading', { level: 2 })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(policy.locator(':focus')).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL('/tabs/policies');
      await expect(row).toBeFocused();
      await page.goto(href);
      // It comes after the list, and a thousand policies take a while on a busy machine.
      await expect(policy.getByRole('heading', { level: 2 })).toBeVisible({ timeout: 90_000 });
      await expect(policy.locator(':focus')).toHaveCount(0);
    },
  );
}
