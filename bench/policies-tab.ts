import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/testing/find-chromium.ts';
import { signInByForm } from '../tests/browser/support/sign-in.ts';
import { inMs, median, printTable } from './print-table.ts';
import { signInAtFirm, startSeededStack } from './seeded-stack.ts';
import { startSlowGateway } from './slow-gateway.ts';

/**
 * `npm run bench:policies-tab`: 100 policies with 50 ms to the firm's API, from the click on the tab until every
 * valuation shows. The portal asks its gateway once; it is compared with a client that calls /v1 itself, a request for
 * each valuation, over the six connections that a browser opens.
 */
const POLICIES = 100;
const DELAY_MS = 50;
const ROUNDS = 7;

const [stack, endStack] = await startSeededStack(POLICIES);
const slow = await startSlowGateway(stack.mockUrl, DELAY_MS);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const portal = await browser.newPage({ baseURL: slow.portalUrl, viewport: { width: 1280, height: 860 } });
  await portal.addInitScript(() => sessionStorage.removeItem('portal.queries'));
  await signInByForm(portal, 'large');
  const direct = await browser.newPage();
  await direct.goto(slow.upstreamUrl);
  const token = await signInAtFirm(stack.mockUrl);
  const times: { portal: number[]; direct: number[] } = { portal: [], direct: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.portal.push(await openTab(portal));
    times.direct.push(await readDirectly(direct, token));
  }
  const [ours, theirs] = [median(times.portal), median(times.direct)];
  printTable(
    `${POLICIES} policies with their valuations, ${DELAY_MS} ms to the firm's API`,
    ['', 'portal', 'client of /v1', 'ratio'],
    [['click until shown', inMs(ours), inMs(theirs), (ours / theirs).toFixed(3)]],
  );
} finally {
  await browser.close();
  await slow.stop();
  await endStack();
}

/** From another page that was just loaded, so that nothing of the policies is known. */
async function openTab(page: Page): Promise<number> {
  await page.goto('/tabs/insights');
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const isShown = () => document.querySelector('section[aria-label="Your policies"] li a') !== null;
    const startedAt = performance.now();
    document.querySelector<HTMLAnchorElement>('nav a[href="/tabs/policies"]')?.click();
    while (!isShown()) await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - startedAt;
  });
}

function readDirectly(page: Page, token: string): Promise<number> {
  return page.evaluate(async (jwt) => {
    type Policy = { name: string; _links: { 'valuation-latest': { href: string } } };
    const read = async (path: string) => {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${jwt}` }, cache: 'no-store' });
      return answer.ok ? await answer.json() : null;
    };
    const startedAt = performance.now();
    const { items } = (await read('/v1/policy')) as { items: Policy[] };
    const values = await Promise.all(items.map(({ _links }) => read(_links['valuation-latest'].href)));
    document.body.replaceChildren(
      ...items.map(({ name }, index) =>
        Object.assign(document.createElement('p'), { textContent: `${name} ${values[index]?.value}` }),
      ),
    );
    document.body.getBoundingClientRect();
    return performance.now() - startedAt;
  }, token);
}
