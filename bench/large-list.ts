import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/testing/find-chromium.ts';
import { signInByForm } from '../tests/browser/support/sign-in.ts';
import { inMs, median, printTable } from './print-table.ts';
import { startSeededStack } from './seeded-stack.ts';
import { interactions, keyTimes, longTasks, watchPage } from './watch-page.ts';

/**
 * `npm run bench:large-list`: the list of 10, 100 and 1,000 policies once it is shown. Scrolled from end to end,
 * searched key by key, a policy opened and closed again. No task may block the page longer than 50 ms, and a key must
 * be answered within one frame (16.7 ms). Then the graph of a policy, read with twelve arrow keys: the slowest from the
 * press to the paint, which is 0 below 16 ms. Each figure is the median of five rounds, each in a page just loaded,
 * with the worst in brackets. The last row is of a processor four times slower.
 */
const cases = [
  { size: 10, slowdown: 1 },
  { size: 100, slowdown: 1 },
  { size: 1_000, slowdown: 1 },
  { size: 1_000, slowdown: 4 },
];
const ROUNDS = 5;
const query = 'stocks and shares isa 04';
const pane = 'section[aria-label="Your policies"]';

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const rows: string[][] = [];
  for (const each of cases) rows.push(await measure(each));
  printTable(
    'The list of policies, once it is shown',
    [
      'policies',
      'processor',
      'rows drawn',
      'scroll, longest task',
      'search, longest task',
      'key, median',
      'key, worst',
      'open and back, longest task',
      'graph, slowest key',
    ],
    rows,
  );
} finally {
  await browser.close();
}

async function measure({ size, slowdown }: (typeof cases)[number]): Promise<string[]> {
  const [stack, end] = await startSeededStack(size);
  const context = await browser.newContext({
    baseURL: stack.portalUrl,
    viewport: { width: 1280, height: 860 },
  });
  try {
    const page = await context.newPage();
    await watchPage(page, pane);
    await signInByForm(page, 'large');
    await page.locator(`${pane} li a`).first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const drawn = await page.locator(`${pane} li a`).count();
    const figures: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) figures.push(await measureOnce(page));
    const cells = (figures[0] ?? []).map((_, index) => medianAndWorst(figures.map((of) => of[index] ?? 0)));
    const processor = slowdown === 1 ? 'as it is' : `${slowdown} times slower`;
    return [size.toLocaleString('en-GB'), processor, String(drawn), ...cells];
  } finally {
    await context.close();
    await end();
  }
}

function medianAndWorst(ms: readonly number[]): string {
  return `${inMs(median(ms))} (${inMs(Math.max(...ms))})`;
}

/**
 * Longest task of scrolling and of searching, median and worst key, longest task of opening and going back, slowest key
 * of the graph; in ms.
 */
async function measureOnce(page: Page): Promise<number[]> {
  await page.reload();
  await page.locator(`${pane} li a`).first().waitFor();
  await untilQuiet(page);
  const scroll = await longestIn(page, () => scrollThrough(page));
  const search = await longestIn(page, () =>
    page.getByRole('searchbox').pressSequentially(query, { delay: 120 }),
  );
  const keys = await page.evaluate(keyTimes);
  await page.getByRole('searchbox').fill('');
  await page.waitForURL(({ searchParams }) => !searchParams.has('q'));
  const open = await longestIn(page, () => openAndReturn(page));
  const graph = await slowestKeyOfGraph(page);
  return [scroll, search, median(keys), Math.max(...keys), open, graph];
}

/** The longest task during an action and until the page is idle again; browsers report none below 50 ms. */
async function longestIn(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(longTasks);
  await act();
  await untilQuiet(page);
  return Math.max(0, ...(await page.evaluate(longTasks)));
}

async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
}

async function scrollThrough(page: Page): Promise<void> {
  await page.locator(pane).evaluate(async (list) => {
    while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
      list.scrollTop += 600;
      await new Promise(requestAnimationFrame);
    }
    list.scrollTop = 0;
  });
}

async function slowestKeyOfGraph(page: Page): Promise<number> {
  await page.locator(`${pane} li a`).first().click();
  const slider = page.getByRole('slider', { name: 'Valuation by date' });
  await slider.focus();
  await untilQuiet(page);
  await page.evaluate(interactions);
  for (let press = 0; press < 12; press += 1) await slider.press('ArrowLeft', { delay: 60 });
  await untilQuiet(page);
  return Math.max(0, ...(await page.evaluate(interactions)));
}

async function openAndReturn(page: Page): Promise<void> {
  await page.locator(`${pane} li a`).first().click();
  await page.getByRole('slider', { name: 'Valuation by date' }).waitFor();
  await page.goBack();
  await page.getByText('Total value', { exact: true }).waitFor();
}
