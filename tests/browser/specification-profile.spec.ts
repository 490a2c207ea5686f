import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test, viewports } from './support/fixtures.ts';
import { callsOf, expectAnswered, type GatewayCalls } from './support/gateway-calls.ts';
import { main } from './support/landmarks.ts';
import { currentCode } from './support/one-time-code.ts';
import { enterCode, enterPassword, goTo, holdWelcome, secretOf, signIn } from './support/sign-in.ts';

/** What no page may show: the names of missing values, an invented amount, and a part that failed. */
const invented = /\b(?:null|undefined|NaN)\b|Invalid Date|£\s?0(?:\.00)?\b/;
const failed = /could not load|could not be read|Try again|Something went wrong/i;

/** The pages that need no id, each with a fact that the specification promises and the page therefore shows. */
const pages: Record<string, RegExp> = {
  '/tabs/policies': /no value yet/i,
  '/tabs/information': /Provider ref [\dA-F]{6}/,
  '/tabs/information/due-diligence': /20\d\d\/\d\d/,
  '/tabs/information/firm': /Arkwright Pell/,
  '/tabs/insights': /Untitled article/,
  '/tabs/notifications': /\d unread on this page, \d+ in all/,
  '/tabs/account': /@portal\.example\.com/,
  '/tabs/account/update': /Send the change/,
  '/tabs/account/password': /Current password/,
  '/tabs/account/mfa-setup': /authenticator/i,
};

/** Pages of one record: where the link to it is, how it starts, and a fact of the page. */
const details: readonly { from: string; link: string; fact: RegExp }[] = [
  { from: '/tabs/policies', link: '/tabs/policies/view/', fact: /Policy ref [\dA-F]{6}.*No value yet/s },
  { from: '/tabs/information', link: '/tabs/information/view/', fact: /Provider ref [\dA-F]{6}/ },
  {
    from: '/tabs/information/due-diligence',
    link: '/tabs/information/due-diligence/',
    fact: /Provider ref [\dA-F]{6}.*no text that we can show/s,
  },
  { from: '/tabs/insights', link: '/tabs/insights/view/', fact: /text of this article is not available/ },
];

/** A page of the portal, and the calls that it makes. */
type Portal = { readonly page: Page; readonly calls: GatewayCalls };

/** Links to documents. A statement of holdings is not one: the gateway makes it from the policies. */
const documents = 'a[href^="/tabs/documents"]:not([href="/tabs/documents/statement"])';

/** Waits until nothing on the page is still on its way. */
async function expectSettled({ page, calls }: Portal): Promise<void> {
  await expectAnswered(calls);
  await expect(
    main(page).locator('[aria-busy="true"], [data-shape="line"], [data-shape="pill"]'),
  ).toHaveCount(0);
}

/** The page is there at the size of the window at which it was opened, and then at the others. */
async function expectFactsAtEverySize(portal: Portal, fact: RegExp): Promise<void> {
  const { page } = portal;
  const opened = page.viewportSize();
  await expectFacts(portal, fact);
  for (const viewport of Object.values(viewports)) {
    if (viewport.width === opened?.width) continue;
    await page.setViewportSize(viewport);
    await expectFacts(portal, fact);
  }
  if (opened) await page.setViewportSize(opened);
}

async function expectFacts(portal: Portal, fact: RegExp): Promise<void> {
  const { page } = portal;
  await expectSettled(portal);
  const shown = () =>
    Promise.all([page.getByRole('heading', { level: 1 }), main(page)].map((part) => part.innerText()));
  await expect.poll(async () => (await shown()).join('\n')).toMatch(fact);
  const text = (await shown()).join('\n');
  expect(text).not.toMatch(invented);
  expect(text).not.toMatch(failed);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expectNoOverflow(page);
}

async function firstLink(page: Page, { from, link }: { from: string; link: string }): Promise<string> {
  await goTo(page, from);
  const found = main(page).locator(`a[href^="${link}"]`).first();
  await expect(found).toBeAttached();
  return (await found.getAttribute('href')) ?? '';
}

for (const [name, size] of [
  ['standard', 'phone'],
  ['vip', 'wide'],
] as const)
  test(`API-15, API-16, API-17, API-18, API-19, API-20, API-21: on a firm that gives what the specification names, every page of ${name} shows its facts (opened ${size}, at every size)`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewports[size]);
    const portal = { page, calls: callsOf(page) };
    await signIn(page, name);
    for (const [address, fact] of Object.entries(pages)) {
      await goTo(page, address);
      await expectFactsAtEverySize(portal, fact);
    }
    for (const detail of details) {
      await goTo(page, await firstLink(page, detail));
      await expectFactsAtEverySize(portal, detail.fact);
    }
    expect(consoleErrors).toEqual([]);
  });

test('P-9, P-10, P-13, R-25: what such a firm does not offer is in no navigation and on no page', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize(viewports.wide);
  const portal = { page, calls: callsOf(page) };
  await signIn(page, 'vip');
  for (const address of ['/tabs/policies', '/tabs/information', '/tabs/account', '/tabs/about-vip']) {
    await goTo(page, address);
    await expectSettled(portal);
    await expect(page.locator('a[href^="/tabs/messages"]')).toHaveCount(0);
    await expect(page.locator(documents)).toHaveCount(0);
    await expect(page.locator('a[href^="/tabs/content/"]')).toHaveCount(0);
    await expect(page.getByText('Try again')).toHaveCount(0);
  }
  await goTo(page, await firstLink(page, { from: '/tabs/policies', link: '/tabs/policies/view/' }));
  await expectSettled(portal);
  await expect(page.locator('a[href^="/tabs/messages"]')).toHaveCount(0);
  await expect(page.locator(documents)).toHaveCount(0);
  await goTo(page, '/tabs/account');
  await expectSettled(portal);
  const account = main(page).getByRole('region', { name: 'Account', exact: true });
  await expect(account.getByRole('link', { name: 'Personal details' })).toBeVisible();
  for (const name of [/^Devices/, /^Security history/, /^Documents/, /^Messages/])
    await expect(account.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /devices/i })).toHaveCount(0);
  for (const address of ['/tabs/messages', '/tabs/documents']) {
    await goTo(page, address);
    await expect(main(page)).toContainText(/not offered|does not offer/);
  }
  expect(consoleErrors).toEqual([]);
});

test('API-15, W-1, W-4: the welcome greets by the first name, and VIP comes from the token', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await holdWelcome(page);
  await enterPassword(page, 'vip');
  await enterCode(page, currentCode(secretOf('vip')));
  await expect(page.getByText(/^Hi \w+, welcome to your VIP experience with /)).toBeVisible();
});

test('API-19: an article is liked, and counts one more', async ({ page, consoleErrors }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard', '/tabs/insights');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-label^="Like"][aria-pressed="false"]') });
  await goTo(page, (await card.first().locator('a').first().getAttribute('href')) ?? '');
  const like = main(page)
    .getByRole('button', { name: /^Like “Untitled article”/ })
    .first();
  // The text also says that a like is final here.
  await expect(like).toContainText('Cannot be undone');
  const count = Number.parseInt(await like.innerText(), 10) || 0;
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(count + 1), { useInnerText: true });
  expect(consoleErrors).toEqual([]);
});

test('API-20, P-87: all notifications are marked as read', async ({ page, consoleErrors }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard', '/tabs/notifications');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('status').filter({ hasText: /None unread on this page/ })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('API-15: a change of the record waits, and the page says so', async ({ page, consoleErrors }) => {
  await page.setViewportSize(viewports.wide);
  const portal = { page, calls: callsOf(page) };
  await signIn(page, 'standard', '/tabs/account/update');
  await page.getByLabel('Surname').fill('Elsewhere');
  await page.getByRole('button', { name: 'Send the change' }).click();
  await page.waitForURL('**/tabs/account');
  await expect(main(page).getByRole('heading', { level: 3, name: /, waiting$/ })).toBeVisible();
  await expectSettled(portal);
  await expect(main(page)).not.toHaveText(invented, { useInnerText: true });
  expect(consoleErrors).toEqual([]);
});
