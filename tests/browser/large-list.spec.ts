import { expectNoAxeFindings } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { list, rows, search } from './support/policy-list.ts';
import { goTo } from './support/sign-in.ts';

test.describe('P-1: 1,000 policies', () => {
  // In one worker, so that the list is loaded once.
  test.describe.configure({ mode: 'default' });
  test.slow();

  readingAs('large')(
    'a few rows are drawn, each states its position, and search finds one that is far down',
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      const first = list(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .first();
      await expect(first).toHaveAttribute('aria-setsize', '1000', { timeout: 60_000 });
      await expect(first).toHaveAttribute('aria-posinset', '1');
      await expect.poll(() => rows(page).count()).toBeLessThan(40);
      await search(page).fill('critical illness cover 0998');
      await expect(list(page).getByRole('status')).toHaveText('1 of 1,000 policies shown');
      await expect(rows(page)).toHaveText([/Critical illness cover 0998/]);
      await expectNoAxeFindings(page);
    },
  );

  readingAs('large')(
    'the keyboard continues past the rows in sight, and scrolling never takes the focus away',
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      await expect(list(page).locator('li[aria-posinset="1"]')).toBeVisible({ timeout: 60_000 });
      await rows(page).first().focus();
      const focusedRow = () =>
        page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
      for (let next = 2; next <= 31; next += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(focusedRow).toBe(next);
      }
      await list(page).evaluate((pane) => pane.scrollTo(0, 40_000));
      const drawn = () =>
        list(page)
          .locator('li[aria-posinset]')
          .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('aria-posinset'))));
      await expect.poll(async () => (await drawn()).at(-1)).toBeGreaterThan(400);
      await expect.poll(async () => (await drawn()).length).toBeLessThan(40);
      expect(await focusedRow()).toBe(31);
    },
  );

  readingAs('large')(
    'on a phone the list rolls with the page, and Back finds the place',
    async ({ page }) => {
      await page.setViewportSize(viewports.phone);
      await goTo(page, '/tabs/policies');
      await expect(list(page).locator('[aria-posinset]').first()).toBeVisible({ timeout: 60_000 });
      await page.evaluate(() => window.scrollTo(0, 30_000));
      const aboutTheMiddle = () =>
        rows(page).evaluateAll((links) => {
          const row = links.find((link) => {
            const { top } = link.getBoundingClientRect();
            return top > 200 && top < window.innerHeight - 200;
          });
          return row?.querySelector('strong')?.textContent ?? '';
        });
      await expect.poll(aboutTheMiddle).not.toBe('');
      const inSight = await aboutTheMiddle();
      await rows(page).filter({ hasText: inSight }).click();
      await expect(page.getByRole('heading', { level: 1, name: inSight })).toBeVisible();
      await page.goBack();
      await expect(rows(page).filter({ hasText: inSight })).toBeInViewport();
    },
  );
});
