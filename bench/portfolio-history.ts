import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/testing/find-chromium.ts';
import { signInByForm } from '../tests/browser/support/sign-in.ts';
import { inMs, median, printTable } from './print-table.ts';
import { signInAtFirm, startSeededStack } from './seeded-stack.ts';
import { longTasks, watchPage } from './watch-page.ts';

/**
 * `npm run bench:portfolio-history`: the total of 10, 100 and 1,000 policies over two years, from the request to the
 * answer of the gateway, and the longest task of the page meanwhile. It is compared with a client that reads each graph
 * from /v1 itself over the six connections that a browser opens, and adds up the days.
 */
const sizes = [10, 100, 1_000];
const ROUNDS = 5;
const pane = 'section[aria-label="Your policies"]';

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measure(size));
  printTable('The total over time', ['policies', 'portal', 'client of /v1', 'ratio', 'longest task'], rows);
} finally {
  await browser.close();
}

async function measure(size: number): Promise<string[]> {
  const [stack, end] = await startSeededStack(size);
  const context = await browser.newContext({
    baseURL: stack.portalUrl,
    viewport: { width: 1280, height: 860 },
  });
  try {
    const portal = await context.newPage();
    await portal.addInitScript(() => sessionStorage.removeItem('portal.queries'));
    await watchPage(portal, pane);
    await signInByForm(portal, 'large');
    const direct = await context.newPage();
    await direct.goto(stack.mockUrl);
    const token = await signInAtFirm(stack.mockUrl);
    const times: { portal: number[]; direct: number[]; tasks: number[] } = {
      portal: [],
      direct: [],
      tasks: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.portal.push(await loadHistory(portal));
      times.tasks.push(Math.max(0, ...(await portal.evaluate(longTasks))));
      times.direct.push(await readDirectly(direct, token));
    }
    const [ours, theirs] = [median(times.portal), median(times.direct)];
    return [
      size.toLocaleString('en-GB'),
      inMs(ours),
      inMs(theirs),
      (ours / theirs).toFixed(2),
      inMs(median(times.tasks)),
    ];
  } finally {
    await context.close();
    await end();
  }
}

/** Milliseconds from the request for the total over time to the end of its answer, in a page just loaded. */
async function loadHistory(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('table', { name: 'How the total changed' }).waitFor();
  return page.evaluate(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const history = requests.findLast(({ name }) => name.includes('policies.history'));
    return history === undefined ? Number.NaN : history.responseEnd - history.startTime;
  });
}

function readDirectly(page: Page, token: string): Promise<number> {
  return page.evaluate(async (jwt) => {
    type Policy = { _links: { 'valuation-graph': { href: string } } };
    type Graph = { points: { date: string; value: number }[] } | null;
    const read = async (path: string) => {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${jwt}` }, cache: 'no-store' });
      return answer.ok ? await answer.json() : null;
    };
    const startedAt = performance.now();
    const { items } = (await read('/v1/policy')) as { items: Policy[] };
    const graphs = (await Promise.all(
      items.map(({ _links }) => read(`${_links['valuation-graph'].href}?date_range=two_years`)),
    )) as Graph[];
    const days = [...new Set(graphs.flatMap((graph) => graph?.points.map(({ date }) => date) ?? []))].sort();
    const totals = days.map((day) =>
      graphs.reduce((sum, graph) => sum + (graph?.points.findLast(({ date }) => date <= day)?.value ?? 0), 0),
    );
    document.body.textContent = String(totals.at(-1));
    return performance.now() - startedAt;
  }, token);
}
