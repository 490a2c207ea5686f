import type { Locator, Page } from '@playwright/test';
import { detailsKindOf, type PlanType } from '@portal/contract/v1/policy-details';
import { openDatabase } from '@portal/prisma/client';
import { expect, expectNoOverflow, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { currentCode } from './support/one-time-code.ts';
import { openPolicy } from './support/policy-page.ts';
import {
  addressOf,
  enterCode,
  enterPassword,
  finishSetUp,
  type PersonName,
  signIn,
} from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

/** What is read off the page; amounts in pence, days as ISO dates. */
type Line = { name: string; pence: number };

/** The lines of a bridge as the page shows them: a value, changes, a value. */
async function readBridge(table: Locator): Promise<{ opening: Line; changes: Line[]; closing: Line }> {
  // In one step: a range that arrives meanwhile changes every row.
  const lines = await table.evaluate((element) =>
    [...element.querySelectorAll('tbody tr')].map((row) => ({
      name: row.querySelector('th')?.firstChild?.textContent ?? '',
      pence: Math.round(Number(row.querySelector('data')?.value) * 100),
    })),
  );
  const [opening, closing] = [lines[0], lines.at(-1)];
  if (!opening || !closing) throw new Error('The bridge has no lines');
  // An amount that is not there would be equal to any other that is not there.
  if (!lines.every(({ pence }) => Number.isInteger(pence))) throw new Error('A line has no amount');
  return { opening, changes: lines.slice(1, -1), closing };
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { pence }) => sum + pence, 0);

/** "Value on 20 November 2024" as an ISO date. */
function dayIn(text: string): string {
  const date = /\d{1,2} \w+ \d{4}/.exec(text)?.[0];
  if (date === undefined) throw new Error(`No day in: ${text}`);
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

type Payment = { name: string; note: string; pence: number };

/** The payments that the page lists under a heading; none where it has no such part. */
async function readPayments(page: Page, heading: string): Promise<Payment[]> {
  if ((await part(page, heading).count()) === 0) return [];
  return part(page, heading)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('dt')?.firstChild?.textContent ?? '',
        note: row.querySelector('dt span')?.textContent ?? '',
        pence: Math.abs(Math.round(Number(row.querySelector('data')?.value) * 100)),
      })),
    );
}

/** Ranges that every seeded history covers whole. */
const monthsOf: Readonly<Record<string, number>> = { '3m': 3, '6m': 6, '1y': 12 };

/** The last day on which a range may open: the same day of the month that far back. Any day for the other ranges. */
function latestOpening(range: string): string {
  const start = new Date();
  start.setUTCMonth(start.getUTCMonth() - (monthsOf[range] ?? 0));
  return start.toISOString().slice(0, 10);
}

const monthsApart = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 } as const;

/** What a listed payment comes to after the opening's day, up to and including the closing's. */
function paidBetween({ name, note, pence }: Payment, opened: string, closed: string): number {
  const days = note.match(/\d{1,2} \w+ \d{4}/g)?.map(dayIn) ?? [];
  const [startsOn = '', stopsOn = closed] = days;
  const often = /, (monthly|quarterly|half-yearly|yearly)$/.exec(name)?.[1] as
    | keyof typeof monthsApart
    | undefined;
  if (often === undefined) return startsOn > opened && startsOn <= closed ? pence : 0;
  let sum = 0;
  for (let count = 0; ; count += 1) {
    const date = new Date(`${startsOn}T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() + count * monthsApart[often]);
    const day = date.toISOString().slice(0, 10);
    if (day > closed || day > stopsOn) return sum;
    if (day > opened) sum += pence;
  }
}

/** The line of the bridge that a listed contribution belongs to. */
function lineOf({ name, note }: Payment): string {
  if (name.startsWith('Transfer in')) return 'Transfers in';
  if (name.startsWith('Rebate')) return 'Rebates';
  if (note.startsWith('From the employer')) return 'Employer payments';
  return note.startsWith('From the government') ? 'Tax relief' : 'Own payments';
}

type Listed = { contributions: Payment[]; withdrawals: Payment[] };

/** What the payments of the page come to between two days, by the line of the bridge that they belong to. */
function linesOf(
  { contributions, withdrawals }: Listed,
  opened: string,
  closed: string,
): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (line: string, pence: number) => lines.set(line, (lines.get(line) ?? 0) + pence);
  for (const payment of contributions) add(lineOf(payment), paidBetween(payment, opened, closed));
  for (const payment of withdrawals) add('Withdrawals', -paidBetween(payment, opened, closed));
  return lines;
}

/** Adds up what the page shows of one policy and range: the bridge, the payments listed, and the sentence. */
async function expectFiguresToAddUp(page: Page, shown: string, listed: Listed): Promise<void> {
  const { opening, changes, closing } = await readBridge(bridgeOf(page));
  expect.soft(opening.pence + sumOf(changes), `${shown}: the bridge`).toBe(closing.pence);
  const sentence = await sentenceOf(page).innerText();
  for (const [line, pence] of linesOf(listed, dayIn(opening.name), dayIn(closing.name))) {
    const inBridge = changes.find(({ name }) => name === line)?.pence ?? 0;
    expect.soft(inBridge, `${shown}: ${line}`).toBe(pence);
    const amount = (Math.abs(pence) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
    if (pence !== 0) expect.soft(sentence, `${shown}: ${line} in the sentence`).toContain(`£${amount} of `);
  }
  // And nothing in the bridge that the page does not list: charges are listed without their days.
  const lines = linesOf(listed, dayIn(opening.name), dayIn(closing.name));
  const others = changes.filter(({ name }) => !lines.has(name)).map(({ name }) => name);
  const expected = ['Growth', 'Growth before charges', 'Loss', 'Loss before charges', 'Charges taken'];
  expect.soft(expected, `${shown}: other lines`).toEqual(expect.arrayContaining(others));
}

const sentenceOf = (page: Page) =>
  part(page, 'Value').locator('p', { hasText: /^(Between|One valuation|No valuation)/ });
const bridgeOf = (page: Page) => main(page).getByRole('table', { name: /^How the value of/ });

/** Opens a policy and adds up its figures in every range; how many ranges had any. */
async function walkRanges(page: Page, name: string): Promise<number> {
  await openPolicy(page, name);
  await expect(main(page).getByRole('button', { name: 'Print this policy' })).toBeVisible();
  const listed = {
    contributions: await readPayments(page, 'Contributions'),
    withdrawals: await readPayments(page, 'Withdrawals'),
  };
  let bridges = 0;
  const radios = main(page).getByRole('radio');
  // A policy without values has none; the others show them once it is known which there are.
  const ranges = main(page).getByRole('group', { name: 'Range of the graph', includeHidden: true });
  if ((await ranges.count()) > 0) await expect(ranges).toBeVisible();
  // "Since start" is there as long as it is chosen, also for a policy whose values do not reach further.
  for (let place = 0; place < (await radios.count()); place += 1) {
    const radio = radios.nth(place);
    await radio.check();
    await expect(part(page, 'Value').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(sentenceOf(page)).toBeVisible();
    if ((await bridgeOf(page).count()) === 0) continue;
    bridges += 1;
    const range = (await radio.evaluate((input) => input.parentElement?.textContent)) ?? '';
    await expectFiguresToAddUp(page, `${name}, ${range}`, listed);
    const { opening } = await readBridge(bridgeOf(page));
    expect.soft(dayIn(opening.name) <= latestOpening(range), `${name}, ${range}: ${opening.name}`).toBe(true);
  }
  return bridges;
}

/** How each seeded client with policies comes to see them. */
const ways = {
  vip: ({ page }) => signIn(page, 'vip'),
  standard: ({ page }) => signIn(page, 'standard'),
  setup: async ({ page }) => {
    await enterPassword(page, 'setup');
    const secret = await page.getByRole('code').innerText();
    await enterCode(page, currentCode(secret.replaceAll(/\s/g, '')));
    await finishSetUp(page);
  },
  terms: async ({ page }) => {
    await enterPassword(page, 'terms');
    await page.getByRole('button', { name: 'Accept' }).click();
  },
  lockout: ({ page }) => signIn(page, 'lockout'),
  locked: async ({ page, stack }) => {
    const database = openDatabase(`file:${stack.databaseFile}`);
    const unlocked = { lockedUntil: null, failedLoginCount: 0 };
    await database.client.update({ where: { email: addressOf('locked') }, data: unlocked });
    await database.$disconnect();
    await signIn(page, 'locked');
  },
} satisfies Partial<Record<PersonName, (given: { page: Page; stack: Stack }) => Promise<void>>>;

for (const { client, fewest } of [
  { client: 'vip', fewest: 15 },
  { client: 'standard', fewest: 8 },
  { client: 'setup', fewest: 8 },
  { client: 'terms', fewest: 8 },
  { client: 'lockout', fewest: 8 },
  { client: 'locked', fewest: 8 },
] as const)
  test(`P-2: every figure of every policy of ${client}@ and every range adds up to the penny`, async ({
    page,
    stack,
  }) => {
    test.slow();
    await page.setViewportSize(viewports.wide);
    await ways[client]({ page, stack });
    await page.waitForURL('**/tabs/policies');
    const links = part(page, 'Your policies').getByRole('link');
    await expect(links.first()).toBeVisible();
    let bridges = 0;
    for (const name of await links.locator('strong').allTextContents())
      bridges += await walkRanges(page, name);
    expect(bridges).toBeGreaterThanOrEqual(fewest);
  });

test('P-2: every figure of the first policy of each kind of large@ and every range adds up to the penny', async ({
  page,
  stack,
}) => {
  test.slow();
  const database = openDatabase(`file:${stack.databaseFile}`);
  const policies = await database.policy.findMany({
    where: { client: { email: addressOf('large') }, valuations: { some: {} } },
    orderBy: { position: 'asc' },
    select: { name: true, planType: true },
  });
  await database.$disconnect();
  // By kind of details rather than plan type, which would be twice as many: money comes and goes alike within a kind.
  const firstOfKind = new Map(
    policies.toReversed().map(({ name, planType }) => [detailsKindOf[planType as PlanType], name]),
  );
  expect([...firstOfKind.keys()].sort()).toEqual(['bond', 'drawdown', 'gia', 'isa', 'pension']);
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'large');
  const search = part(page, 'Your policies').getByRole('searchbox', { name: 'Search policies' });
  let bridges = 0;
  for (const name of firstOfKind.values()) {
    // Only a part of a long list is drawn: the search brings the row. Its text goes into the address when typing pauses.
    await search.fill(name);
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === name);
    bridges += await walkRanges(page, name);
  }
  expect(bridges).toBeGreaterThanOrEqual(20);
});

for (const { basis, address } of [
  { basis: 'by share', address: '/tabs/policies' },
  { basis: 'in full', address: '/tabs/policies?joint=whole' },
])
  test(`P-1: the total over time ends with the total above it, and its lines add up in every range, ${basis}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'vip');
    await page.goto(address);
    const history = part(page, 'Total value over time');
    const table = history.getByRole('table', { name: 'How the total changed' });
    await expect(table).toBeVisible();
    const total = Math.round(
      Number(await part(page, 'Total value').locator('data').first().getAttribute('value')) * 100,
    );
    expect(total).toBeGreaterThan(0);
    const openings = new Set<string>();
    for (const radio of await history
      .getByRole('group', { name: 'Range of the total' })
      .getByRole('radio')
      .all()) {
      await radio.check();
      await expect(history.locator('[aria-busy="true"]')).toHaveCount(0);
      const { opening, changes, closing } = await readBridge(table);
      const shown = await radio.evaluate((input) => input.parentElement?.textContent);
      openings.add(opening.name);
      expect.soft(closing.pence, `${shown}: the total`).toBe(total);
      expect.soft(opening.pence + sumOf(changes), `${shown}: the lines`).toBe(total);
    }
    expect(openings.size).toBeGreaterThan(4);
  });

test('P-1: the total over time is read by keyboard alone', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  const slider = main(page).getByRole('slider', { name: 'Total value by date' });
  await expect(slider).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await slider.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(slider).toBeFocused();
  const spoken =
    /^\d{1,2} \w+ \d{4}, value £[\d,]+, net paid in £[\d,]+(, [\d.]+% valued more than 30 days earlier)?(, .+ the total)?$/;
  await expect(slider).toHaveAttribute('aria-valuetext', spoken);
  const last = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuetext', last ?? '');
  await expect(slider).toHaveAttribute('aria-valuetext', spoken);
});

test('P-1: older values and a policy that joined are in the legend, in the reading and in the table', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  const history = part(page, 'Total value over time');
  const slider = history.getByRole('slider', { name: 'Total value by date' });
  await expect(slider).toBeVisible();
  for (const key of ['Share valued more than 30 days earlier', 'A policy joined the total'])
    await expect(history.getByRole('listitem').filter({ hasText: key })).toBeVisible();
  await slider.focus();
  await page.keyboard.press('Home');
  const reading = async () => (await slider.getAttribute('aria-valuetext')) ?? '';
  const days = Number(await slider.getAttribute('aria-valuemax'));
  const readings: string[] = [await reading()];
  for (let day = 1; day <= days; day += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', String(day));
    readings.push(await reading());
    if (readings.at(-1)?.endsWith('Rainy-day cash ISA joined the total')) break;
  }
  expect(readings.at(-1)).toMatch(
    /, [\d.]+% valued more than 30 days earlier, Rainy-day cash ISA joined the total$/,
  );
  expect(readings[0]).not.toMatch(/earlier|joined/);
  await expect(history.getByText(/Rainy-day cash ISA joined the total\.$/)).toBeVisible();
  await history.getByText('Show the figures as a table').click();
  const day = /^\d+ \w+ \d+/.exec(readings.at(-1) ?? '')?.[0];
  await expect(
    history.getByRole('rowheader', {
      name: new RegExp(`^${day}.*earlier.*Rainy-day cash ISA joined the total$`),
    }),
  ).toBeVisible();
  await expectNoOverflow(page);
});
