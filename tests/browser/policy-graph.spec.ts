import { readFile } from 'node:fs/promises';
import { readCsv } from '../../apps/web/src/test/read-csv.ts';
import { expect, readingAs, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { openPolicy, slider } from './support/policy-page.ts';
import { goTo } from './support/sign-in.ts';

readingAs('vip')(
  'P-30, P-73: the graph is read by keyboard and by pointer, says day, value and paid in, and draws no line over its gap',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Joint investment account');
    const spoken = () => slider(page).getAttribute('aria-valuetext');
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      /^20 \w+ 20\d\d, value £28\d,\d{3}, net paid in £23\d,\d{3}$/,
    );
    const first = await spoken();
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('PageUp');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '7');
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /value £348,116, net paid in £268,000$/);
    await slider(page).hover({ position: { x: 4, y: 150 } });
    await expect.poll(spoken).toBe(first);
    await expect(slider(page)).toContainText('Total growth');
    const drawn = part(page, 'Value').locator('svg g:has(> circle) > path').last();
    expect((await drawn.getAttribute('d'))?.match(/M/g)).toHaveLength(2);
  },
);

readingAs('vip')(
  'P-30, P-71: the four ranges and that since the start are there, the chosen one is in the address, and each is drawn from its own values',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Hartnoll family pension');
    await expect(slider(page)).toBeVisible();
    const points = async () => Number(await slider(page).getAttribute('aria-valuemax')) + 1;
    await expect.poll(points).toBeGreaterThan(20);
    await expect(main(page).getByRole('radio', { name: 'Since start' })).toHaveCount(1);
    await main(page).getByRole('radio', { name: '3m' }).check();
    await expect(page).toHaveURL(/\?range=3m$/);
    // Three months begin in fourteen weeks at most, after the value that they open with.
    await expect.poll(points).toBeLessThan(16);
    await page.reload();
    await expect(main(page).getByRole('radio', { name: '3m' })).toBeChecked();
    await main(page).getByRole('radio', { name: '3m' }).press('ArrowRight');
    await expect(page).toHaveURL(/\?range=6m$/);
    await expect.poll(points).toBeGreaterThan(20);
  },
);

readingAs('vip')(
  'P-38, P-30: the values of the graph are saved as a file, with the gap left out',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await openPolicy(page, 'Joint investment account');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Export these values as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^joint-investment-account-values-2y-\d{4}-\d{2}-\d{2}\.csv$/);
    const [headings, ...rows] = readCsv(await readFile(await file.path(), 'utf8'));
    expect(headings).toEqual(['Policy', 'Policy number', 'Date', 'Currency', 'Value', 'Net paid in']);
    expect(rows.at(-1)?.slice(3)).toEqual(['GBP', '348115.90', '268000.00']);
    expect(rows).toHaveLength(Number(await slider(page).getAttribute('aria-valuemax')) + 1);
  },
);
