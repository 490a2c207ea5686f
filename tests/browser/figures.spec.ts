import type { Page } from '@playwright/test';
import { londonDay } from '@portal/contract/shapes/calendar-day';
import { detailsKindOf, type PlanType } from '@portal/contract/v1/policy-details';
import { startOfRange } from '@portal/performance/days';
import { openDatabase } from '@portal/prisma/client';
import { readBridge, sumOf } from './support/bridge.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { main, part } from './support/landmarks.ts';
import { currentCode } from './support/one-time-code.ts';
import { rows, search } from './support/policy-list.ts';
import { openPolicy } from './support/policy-page.ts';
import {
  addressOf,
  enterCode,
  enterPassword,
  finishSetUp,
  goTo,
  type PersonName,
  signIn,
} from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

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

/** The last day on which a range may open. Any day for the ranges that a history may be shorter than. */
function latestOpening(range: string): string {
  return startOfRange(monthsOf[range] ?? 0, londonDay(new Date()));
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
  // "Since start" is there as long as it is chosen, even for a policy whose values do not reach further.
  for (let index = 0; index < (await radios.count()); index += 1) {
    const radio = radios.nth(index);
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

/** Adds up the figures of every policy in the list. */
async function walkPolicies(page: Page, fewest: number): Promise<void> {
  const links = rows(page);
  await expect(links.first()).toBeVisible();
  let bridges = 0;
  for (const name of await links.locator('strong').allTextContents()) bridges += await walkRanges(page, name);
  expect(bridges).toBeGreaterThanOrEqual(fewest);
}

const titleOf = (client: PersonName) =>
  `P-31, P-39: every figure of every policy of ${client}@ and every range adds up to the penny`;

for (const { client, fewest } of [
  { client: 'vip', fewest: 15 },
  { client: 'standard', fewest: 8 },
] as const)
  readingAs(client)(titleOf(client), async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await walkPolicies(page, fewest);
  });

/** How each of the others with policies comes to see them. */
const ways = {
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

for (const client of ['setup', 'terms', 'lockout', 'locked'] as const)
  test(titleOf(client), async ({ page, stack }) => {
    test.slow();
    await page.setViewportSize(viewports.wide);
    await ways[client]({ page, stack });
    await page.waitForURL('**/tabs/policies');
    await walkPolicies(page, 8);
  });

test('P-31, P-39: every figure of the first policy of each kind of large@ and every range adds up to the penny', async ({
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
  let bridges = 0;
  for (const name of firstOfKind.values()) {
    // Only a part of a long list is drawn: the search brings the row. Its text goes into the address when typing
    // pauses.
    await search(page).fill(name);
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === name);
    bridges += await walkRanges(page, name);
  }
  expect(bridges).toBeGreaterThanOrEqual(20);
});
