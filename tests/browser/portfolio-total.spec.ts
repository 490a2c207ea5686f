import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createQaDriver } from '@portal/qa-driver/qa-driver';
import { readCsv } from '../../apps/web/src/test/read-csv.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { addressOf, goTo, signIn } from './support/sign-in.ts';

const penceOf = (text: string | null) => Math.round(Number(text) * 100);

/**
 * What the page shows of the total at one moment: the total, each line of the allocation, and what each row adds to it.
 */
async function readPortfolio(page: Page) {
  // In one step, so that all of it is on the same basis.
  const read = await page.evaluate(() => {
    const sectionOf = (heading: string) =>
      [...document.querySelectorAll('section')].find(
        (section) =>
          section.getAttribute('aria-label') === heading ||
          section.querySelector('h2')?.textContent === heading,
      );
    const valuesIn = (element: Element | null | undefined) =>
      [...(element?.querySelectorAll('data') ?? [])].map((data) => data.value);
    return {
      total: valuesIn(sectionOf('Total value'))[0] ?? null,
      allocation: [...(sectionOf('Allocation by category')?.querySelectorAll('tbody tr') ?? [])].map(
        (row) => valuesIn(row)[0] ?? null,
      ),
      rows: [...(sectionOf('Your policies')?.querySelectorAll('li a') ?? [])].map((row) => ({
        name: row.querySelector('strong')?.textContent ?? '',
        isFund: row.querySelector('time') !== null,
        values: valuesIn(row),
      })),
    };
  });
  // The rows of the total are those with the day of a value; a row of two values has the whole and the share.
  const funds = read.rows.filter(({ isFund }) => isFund);
  return {
    total: penceOf(read.total),
    allocation: read.allocation.map(penceOf),
    whole: funds.map(({ values }) => penceOf(values[0] ?? null)),
    byShare: funds.map(({ values }) => penceOf(values.at(-1) ?? null)),
    joint: funds.filter(({ values }) => values.length > 1).map(({ name }) => name),
  };
}

const sumOfPence = (amounts: readonly number[]) => amounts.reduce((sum, pence) => sum + pence, 0);

for (const { client, funds, joint } of [
  { client: 'vip', funds: 5, joint: ['Joint investment account'] },
  { client: 'standard', funds: 2, joint: [] },
] as const)
  readingAs(client)(
    `P-25, P-29, P-43: the total of ${client}@ has the newest day of its rows and is the sum of them and of its allocation, by share and in full, and its file agrees`,
    async ({ page }) => {
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      await expect(part(page, 'Your policies').getByRole('link').first()).toBeVisible();
      const first = await readPortfolio(page);
      expect(first.total).toBeGreaterThan(0);
      expect(first.joint).toEqual(joint);
      expect(first.byShare).toHaveLength(funds);
      expect(sumOfPence(first.byShare)).toBe(first.total);
      expect(sumOfPence(first.allocation)).toBe(first.total);
      const rowDays = await part(page, 'Your policies')
        .locator('li a time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      await expect(part(page, 'Total value').locator('time')).toHaveAttribute(
        'datetime',
        rowDays.toSorted().at(-1) ?? '',
      );

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        part(page, 'Your policies').getByRole('button', { name: 'Export policies as CSV' }).click(),
      ]);
      const [headings = [], ...lines] = readCsv(await readFile(await file.path(), 'utf8'));
      const column = (name: string) => lines.map((line) => penceOf(line[headings.indexOf(name)] || '0'));
      expect(sumOfPence(column('Your share in the total'))).toBe(first.total);

      const choice = main(page).getByRole('group', { name: 'How joint policies count' });
      await expect(choice).toHaveCount(joint.length);
      const total = part(page, 'Total value');
      if (joint.length === 0) return;
      await expect(total).toContainText('Your half of Joint investment account is counted');
      await choice.getByRole('radio', { name: 'Joint policies in full' }).check();
      await expect(total).toContainText('Joint investment account is counted in full');
      await expect(page).toHaveURL('/tabs/policies?joint=whole');
      const second = await readPortfolio(page);
      expect(second.total).toBeGreaterThan(first.total);
      expect(sumOfPence(second.whole)).toBe(second.total);
      expect(sumOfPence(second.allocation)).toBe(second.total);
      expect(sumOfPence(column('Whole value in the total'))).toBe(second.total);
      // The rows show both, whatever is chosen.
      expect(second.byShare).toEqual(first.byShare);

      await page.reload();
      await expect(total).toContainText('Joint investment account is counted in full');
      await choice.getByRole('radio', { name: 'Your share' }).check();
      await expect(total).toContainText('Your half of Joint investment account is counted');
      expect((await readPortfolio(page)).total).toBe(first.total);
    },
  );

test.describe('since the last visit', () => {
  test.use({ environment: { QA_CONTROLS: '1' } });

  /** What a part of the sentence adds to the total. */
  function signOf(words: string): number {
    return /taken out|of charges|that have left|less in the providers’ totals|a loss of/.test(words) ? -1 : 1;
  }

  test('P-28, P-67: what is new is listed with a link, and the pounds of the change add up', async ({
    page,
    stack,
  }) => {
    const driver = createQaDriver({ baseUrl: stack.mockUrl });
    await driver.person(addressOf('standard')).publishValuation({ value: 5_000_000 });
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'standard');
    const news = main(page).getByRole('region', { name: /^Since your last visit on \d{1,2} \w+ \d{4}$/ });
    const sentence = news.getByText(
      /your total is £[\d,.]+ (higher: |lower: |higher, all of it growth|lower, all of it a loss)/,
    );
    await expect(sentence).toBeVisible();
    const [whole = '', parts = ''] = (await sentence.innerText()).split(': ');
    const penceIn = (words: string) =>
      Math.round(Number(/£([\d,.]*\d)/.exec(words)?.[1]?.replaceAll(',', '')) * 100);
    const sum = parts
      .split(/, | and (?=£|a loss)/)
      .reduce((pence, words) => pence + signOf(words) * penceIn(words), 0);
    // A change with one cause has its amount once.
    if (parts !== '') expect(sum).toBe((whole.endsWith('higher') ? 1 : -1) * penceIn(whole));

    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(news).not.toContainText('£5');
    await expect(sentence).toBeHidden();
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(sentence).toBeVisible();

    const first = news.getByRole('link').first();
    const name = await first.innerText();
    await expect(news.getByRole('listitem').first()).toContainText(/New value, as at \d{1,2} \w+ \d{4}/);
    await first.click();
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  });
});
