import type { Locator } from '@playwright/test';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { part } from './support/landmarks.ts';
import { expectPrintFrame } from './support/print.ts';
import { goTo, signIn } from './support/sign-in.ts';

test('P-11: the head and the foot of a print are there before the browser is idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await signIn(page, 'vip');
  await page.emulateMedia({ media: 'print' });
  await expectPrintFrame(page, 'Imogen Hartnoll');
});

readingAs('vip')(
  'P-1, P-32: the total prints with its graph, its bridge, the allocation and the list, and no controls',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    const bridge = page.getByRole('table', { name: 'How the total changed' });
    const total = page.getByRole('region', { name: 'Total value', exact: true });
    const print = page.getByRole('button', { name: 'Print the total and the list' });
    await expect(bridge).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(print).toBeVisible();
    const sheets = await page.pdf({ preferCSSPageSize: true });
    expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');

    await page.emulateMedia({ media: 'print' });
    await expectPrintFrame(page, 'Imogen Hartnoll');
    const graph = page.getByRole('region', { name: 'Total value over time' });
    for (const shown of [
      total,
      page.getByRole('heading', { name: 'Allocation by category' }),
      graph.locator('svg').first(),
      bridge,
      part(page, 'Your policies').getByRole('link').first(),
      page.getByText(/^Each value is as at the day beside it/),
    ])
      await expect(shown).toBeVisible();
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(total)).toBeLessThan(await top(bridge));
    expect(await top(bridge)).toBeLessThan(await top(part(page, 'Your policies').getByRole('link').first()));
    for (const gone of [
      page.getByRole('navigation'),
      page.getByRole('button'),
      page.getByRole('radio'),
      page.getByRole('slider'),
      page.getByRole('searchbox'),
    ])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
  },
);

test('P-26: amounts that are hidden stay hidden on paper', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await expect(page.getByRole('table', { name: 'How the total changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await page.emulateMedia({ media: 'print' });
  await expectPrintFrame(page, 'Imogen Hartnoll');
  await expect(page.getByRole('main')).not.toContainText(/£\s?\d/);
});
