import type { Page } from '@playwright/test';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { openPolicy } from './support/policy-page.ts';
import { goTo } from './support/sign-in.ts';

/**
 * What the page shows of the total at one moment: the total itself, its asset classes, and the charges of each policy.
 */
async function readBreakdown(page: Page) {
  // In one step, so that all of it is on the same basis.
  const read = await main(page).evaluate((element) => {
    const region = (name: string) =>
      [...element.querySelectorAll('section')].find(
        (section) => section.querySelector('h2')?.textContent === name,
      );
    const pence = (data: HTMLDataElement | null | undefined) => Math.round(Number(data?.value) * 100);
    const linesOf = (section: Element | undefined, rows: string) =>
      [...(section?.querySelectorAll(rows) ?? [])].map((row) => ({
        name: row.querySelector('th')?.textContent ?? '',
        text: row.textContent ?? '',
        amounts: [...row.querySelectorAll('data')].map(pence),
      }));
    const charges = region('Charges');
    const facts = [...(charges?.querySelectorAll('dl > div') ?? [])];
    const coverage = facts.find((fact) => fact.querySelector('dt')?.textContent === 'Value covered');
    return {
      total: pence(region('Total value')?.querySelector('data')),
      classes: linesOf(region('Allocation by asset class'), 'tbody tr'),
      charges: linesOf(charges, 'tbody tr'),
      chargesTotal: linesOf(charges, 'tfoot tr'),
      chargesAYear: pence(charges?.querySelector('dd data')),
      text: element.textContent ?? '',
      covers: coverage?.querySelector('dd')?.textContent ?? '',
    };
  });
  const lines = [...read.classes, ...read.charges, ...read.chargesTotal];
  // An amount that is not there would be equal to any other that is not there.
  if (![read.total, read.chargesAYear, ...lines.flatMap(({ amounts }) => amounts)].every(Number.isInteger))
    throw new Error('A line has no amount');
  return read;
}

type Breakdown = Awaited<ReturnType<typeof readBreakdown>>;

const sumOfColumn = (lines: Breakdown['classes'], column: number) =>
  lines.reduce((sum, { amounts }) => sum + (amounts[column] ?? Number.NaN), 0);

/** A policy of which the firm gives a value alone. */
type Unknown = { readonly name: string; readonly pence: number };

/** `unknown` is null where there is no such policy. Its charges are not known; its class is, since it is a cash ISA. */
function expectBreakdownToAddUp(shown: string, read: Breakdown, unknown: Unknown | null): void {
  expect.soft(sumOfColumn(read.classes, 0), `${shown}: the asset classes`).toBe(read.total);
  const tenths = read.classes.map(({ text }) => Math.round(Number(/([\d.]+)%/.exec(text)?.[1]) * 10));
  const shares = tenths.reduce((sum, share) => sum + share, 0);
  expect.soft(shares, `${shown}: the shares of the asset classes`).toBe(1000);
  const names = read.classes.map(({ name }) => name);
  expect.soft(names, `${shown}: what is not known`).not.toContain('Not known');
  const [value, pence] = read.chargesTotal[0]?.amounts ?? [];
  expect.soft(sumOfColumn(read.charges, 0), `${shown}: the values with charges`).toBe(value);
  expect.soft(sumOfColumn(read.charges, 1), `${shown}: the charges`).toBe(pence);
  expect.soft(read.chargesAYear, `${shown}: the charges in a year`).toBe(pence);
  const covered = read.total - (unknown?.pence ?? 0);
  expect.soft(value, `${shown}: the value that the charges cover`).toBe(covered);
  if (unknown === null) {
    expect.soft(read.covers, `${shown}: what the charges cover`).toBe('All of the total value');
    return;
  }
  const share = Number(/^([\d.]+)% of the total value$/.exec(read.covers)?.[1]);
  const exact = (100 * covered) / read.total;
  expect.soft(Math.abs(share - exact), `${shown}: ${read.covers}`).toBeLessThan(0.1);
  const text = `The charges of ${unknown.name} are not known.`;
  expect.soft(read.text, `${shown}: what is not known`).toContain(text);
  const cash = read.classes.find(({ name }) => name === 'Cash')?.amounts[0];
  expect.soft(cash, `${shown}: cash with the cash ISA`).toBeGreaterThan(unknown.pence);
}

const timesAYear = { 'a month': 12, 'a quarter': 4, 'every half year': 2, 'a year': 1 } as const;

/** What the charges that the page of a policy lists come to in a year, at a value. */
async function listedCharges(page: Page, value: number): Promise<number> {
  if ((await part(page, 'Charges').count()) === 0) return 0;
  const charges = await part(page, 'Charges')
    .locator('dd')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        text: row.textContent ?? '',
        pence: Math.round(Number(row.querySelector('data')?.value) * 100),
      })),
    );
  expect(charges.length).toBeGreaterThan(0);
  return charges.reduce((sum, { text, pence }) => {
    const rate = /^([\d.]+)% a year$/.exec(text)?.[1];
    if (rate !== undefined) return sum + Math.round((value * Number(rate)) / 100);
    const often = Object.entries(timesAYear).find(([name]) => text.endsWith(` ${name}`))?.[1];
    return sum + pence * (often ?? Number.NaN);
  }, 0);
}

for (const { client, classes, policies, isJoint, unknown } of [
  {
    client: 'vip',
    classes: 5,
    policies: 4,
    isJoint: true,
    unknown: { name: 'Rainy-day cash ISA', pence: 5_231_000 },
  },
  { client: 'standard', classes: 4, policies: 2, isJoint: false, unknown: null },
] as const)
  readingAs(client)(
    `P-27, P-65, P-69: the asset classes and the charges of ${client}@ add up to the total on every basis, and charges to what each policy lists`,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewports.wide);
      await goTo(page, '/tabs/policies');
      await part(page, 'Charges').getByText('Show the charges of each policy').click();
      await expect(part(page, 'Charges').getByRole('table')).toBeVisible();
      const first = await readBreakdown(page);
      expect(first.classes).toHaveLength(classes);
      expect(first.charges).toHaveLength(policies);
      expectBreakdownToAddUp('first', first, unknown);
      const choice = main(page).getByRole('group', { name: 'How joint policies count' });
      await expect(choice).toHaveCount(isJoint ? 1 : 0);
      if (isJoint) {
        await choice.getByRole('radio', { name: 'Joint policies in full' }).check();
        await expect.poll(async () => (await readBreakdown(page)).total).toBeGreaterThan(first.total);
        expectBreakdownToAddUp('in full', await readBreakdown(page), unknown);
      }
      for (const { name, amounts } of (await readBreakdown(page)).charges) {
        await openPolicy(page, name);
        await expect(main(page).getByRole('button', { name: 'Print this policy' })).toBeVisible();
        expect.soft(await listedCharges(page, amounts[0] ?? Number.NaN), `${name}: charges`).toBe(amounts[1]);
      }
      if (unknown !== null) {
        await openPolicy(page, unknown.name);
        await expect(main(page).getByRole('button', { name: 'Print this policy' })).toBeVisible();
        for (const absent of ['Holdings', 'Charges']) await expect(part(page, absent)).toHaveCount(0);
      }
    },
  );
