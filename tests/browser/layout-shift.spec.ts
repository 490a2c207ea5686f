import type { Page } from '@playwright/test';
import { tabKeys } from '../../apps/web/src/core/storage/persisted-keys.ts';
import { expect, test, viewports } from './support/fixtures.ts';
import { callsOf, expectQuiet, type GatewayCalls } from './support/gateway-calls.ts';
import { main } from './support/landmarks.ts';
import { openPath, startSession } from './support/sign-in.ts';

/**
 * Bytes per second and milliseconds: scripts and answers arrive one after the other, and each step is drawn and seen.
 */
const slowNetwork = { offline: false, latency: 60, downloadThroughput: 200_000, uploadThroughput: -1 };

/**
 * The most that a page may move, in the unit of Cumulative Layout Shift, of which Web Vitals call 0.1 good. On phones
 * the name of what is open becomes the title, and where it needs a second line, everything below moves by that line:
 * 0.03.
 */
const limits = { phone: 0.04, wide: 0.02 } as const;

/** Pages, each with the prefixes of links on it of which the first is opened too. */
const pages: [path: string, ...links: string[]][] = [
  ['/tabs/account'],
  ['/tabs/account?part=devices'],
  ['/tabs/account?part=history'],
  ['/tabs/account?part=legal'],
  ['/tabs/account/mfa-setup'],
  ['/tabs/information', '/tabs/information/view/'],
  ['/tabs/information/due-diligence', '/tabs/information/due-diligence/'],
  ['/tabs/information/firm'],
  ['/tabs/documents', '/tabs/documents/view/', '/tabs/documents/requests/'],
  ['/tabs/messages'],
  ['/tabs/messages?new'],
  ['/tabs/notifications'],
  ['/tabs/policies', '/tabs/policies/view/'],
  ['/tabs/insights', '/tabs/insights/view/'],
  ['/tabs/content/privacy'],
];

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

type Shift = { value: number; moved: string[] };

/** What has moved on the page up to now, by how much. */
type Recorder = Window & { takeShifts: () => Shift[] };

/** From now on each page starts without kept answers, and notes what moves on it. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript((keptAnswers) => {
    sessionStorage.removeItem(keptAnswers);
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as unknown as Recorder).takeShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
  }, tabKeys.queries);
}

/** Opens a page until nothing more is to come, and gives how much it has moved, with the beginning of what has. */
async function shiftOf(page: Page, path: string, calls: GatewayCalls) {
  // Those of the page before end with it.
  calls.clear();
  await openPath(page, path);
  await expectQuiet(page, calls);
  const shifts = await page.evaluate(() => (window as unknown as Recorder).takeShifts());
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(' | ')}`).join('\n'),
  };
}

/** The first link of each prefix on the page. */
async function linksOn(page: Page, prefixes: readonly string[]): Promise<string[]> {
  const links = prefixes.map((prefix) => main(page).locator(`a[href^="${prefix}"]`).first());
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

for (const [person, size] of [
  ['vip', 'phone'],
  ['standard', 'wide'],
] as const)
  test(`R-15: no page moves under the finger of ${person}@ while it loads on a ${size} screen`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize(viewports[size]);
    await startSession(page, person);
    await recordShifts(page);
    const calls = callsOf(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', slowNetwork);
    const expectStill = async (path: string) => {
      const { total, moved } = await shiftOf(page, path, calls);
      expect.soft(total, `${path}\n${moved}`).toBeLessThan(limits[size]);
    };
    for (const [path, ...prefixes] of pages) {
      await expectStill(path);
      for (const link of await linksOn(page, prefixes)) await expectStill(link);
    }
  });
