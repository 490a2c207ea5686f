import type { Locator, Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expect, expectNoOverflow, readingAs, test, viewports } from './support/fixtures.ts';
import { main } from './support/landmarks.ts';
import { goTo, signIn } from './support/sign-in.ts';
import { leavePortal } from './support/stored-state.ts';
import { setTextSize } from './support/text-size.ts';
import { expectTouchTargets } from './support/touch-targets.ts';

const narrowest = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };

/** Each label of the bottom bar is one word, so on more lines than one it is broken. */
function linesOfBarLabels(page: Page): Promise<number[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  return links.evaluateAll((shown) =>
    shown.map((link) => {
      const label = document.createRange();
      label.selectNodeContents(link.lastChild as Text);
      return label.getClientRects().length;
    }),
  );
}

/**
 * Text wider than a box that hides what is beyond its edge, by its beginning. An ellipsis says that there is more; what
 * only screen readers find has no room on purpose.
 */
function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        return isCut && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim())
      .map(({ className, innerText }) => `${className}: ${innerText.trim().slice(0, 40)}`),
  );
}

/** Nothing is wider than the window, and no text is cut off inside it. */
async function expectNothingLost(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expect.poll(() => cutOffText(page), { message: page.url() }).toEqual([]);
}

/** The page at an address loses nothing, in the narrowest window and with text at 200 %, once it has its content. */
async function expectNothingLostOn(page: Page, path: string, content: Locator): Promise<void> {
  await page.setViewportSize(narrowest);
  await setTextSize(page, 'own');
  await goTo(page, path);
  await expect(content).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNothingLost(page);
  await page.setViewportSize(phone);
  await setTextSize(page, 'double');
  await expectNothingLost(page);
}

test('access: 320 px and text at 200 % lose nothing before the sign-in', async ({ page }) => {
  for (const path of ['/', '/login/form', '/support', '/no/such/page']) {
    await page.setViewportSize(narrowest);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingLost(page);
    await page.setViewportSize(phone);
    await setTextSize(page, 'double');
    await expectNothingLost(page);
  }
});

test('access: 320 px and text at 200 % lose nothing on the policies, loading and filled', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await signIn(page, 'standard');
  await expect(page.getByText('Total value', { exact: true })).toBeVisible();
  await expectNothingLost(page);
  await page.setViewportSize(phone);
  await setTextSize(page, 'double');
  await expectNothingLost(page);
  for (const width of [narrowest.width, 360, phone.width]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await linesOfBarLabels(page), `${width} px`).toEqual([1, 1, 1]);
  }
  await leavePortal(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/trpc/policies.list**', () => undefined);
  await page.goto('/tabs/policies');
  await setTextSize(page, 'double');
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await expectNothingLost(page);
});

readingAs('vip')(
  'access: 320 px and text at 200 % lose nothing in the account and in messages',
  async ({ page }) => {
    test.slow();
    for (const path of [
      '/tabs/account',
      '/tabs/account?part=devices',
      '/tabs/account?part=history',
      '/tabs/account?part=legal',
      '/tabs/account/update',
      '/tabs/account/password',
      '/tabs/account/mfa-setup',
      '/tabs/messages',
      '/tabs/messages?new=',
      '/tabs/documents',
    ]) {
      await expectNothingLostOn(page, path, page.locator('main :is(h2, form, ul)').first());
    }
  },
);

readingAs('vip')(
  'access: 320 px and text at 200 % lose nothing on insights and notifications',
  async ({ page }) => {
    test.slow();
    for (const path of [
      '/tabs/insights',
      '/tabs/insights?category=no-such',
      '/tabs/insights/view/pensions-and-inheritance-tax',
      '/tabs/notifications',
    ]) {
      await expectNothingLostOn(page, path, page.locator('main h2').first());
    }
  },
);

test('access: a finger has 44 px for every control before the sign-in', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  for (const path of [
    '/',
    '/login/form',
    '/login/form?step=resetPassword',
    '/support',
    '/invite/no-such-code',
    '/password-reset/INVITE-VALID-0001',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTouchTargets(page);
  }
});

/** The pages that need no id. */
const pages = [
  '/tabs/policies',
  '/tabs/policies?q=pension',
  '/tabs/policies?sort=category',
  '/tabs/information',
  '/tabs/information/due-diligence',
  '/tabs/information/firm',
  '/tabs/insights',
  '/tabs/notifications',
  '/tabs/messages',
  '/tabs/messages?new=',
  '/tabs/documents',
  '/tabs/about-vip',
  '/tabs/account',
  '/tabs/account?part=devices',
  '/tabs/account?part=history',
  '/tabs/account?part=legal',
  '/tabs/account/update',
  '/tabs/account/password',
  '/tabs/account/mfa-setup',
];

/** Pages of one record: where a link to one is, and how it starts. */
const details: readonly (readonly [from: string, link: string])[] = [
  ['/tabs/policies', '/tabs/policies/view/'],
  ['/tabs/information', '/tabs/information/view/'],
  ['/tabs/information/due-diligence', '/tabs/information/due-diligence/'],
  ['/tabs/insights', '/tabs/insights/view/'],
  ['/tabs/account?part=legal', '/tabs/content/'],
  ['/tabs/messages', '/tabs/messages?thread='],
  ['/tabs/notifications', '/tabs/notifications?id='],
];

test('access: a finger has 44 px for every control of the signed-in pages', async ({ page }) => {
  test.slow();
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  async function open(path: string): Promise<void> {
    await goTo(page, path);
    await expect(main(page)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  for (const path of pages) {
    await open(path);
    await expectTouchTargets(page);
  }
  for (const [from, link] of details) {
    await open(from);
    await open((await main(page).locator(`a[href^="${link}"]`).first().getAttribute('href')) ?? '');
    await expectTouchTargets(page);
  }
});

test('access: a name or a message of 500 letters without a space widens no page', async ({ page, stack }) => {
  const long = 'W'.repeat(500);
  const database = openDatabase(`file:${stack.databaseFile}`);
  await database.thread.updateMany({ data: { subject: long } });
  await database.message.updateMany({ data: { body: long } });
  await database.policy.updateMany({ data: { name: long } });
  await database.$disconnect();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'standard', '/tabs/messages');
  const threads = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').getByRole('link');
  await expect(threads.first()).toContainText(long);
  await expectNoOverflow(page);
  // Each opens in the place of the list.
  const addresses = await threads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await goTo(page, address ?? '');
    await expect(page.getByRole('article').getByRole('listitem').first()).toContainText(long);
    await expectNoOverflow(page);
  }
});

test('access: an address of 300 letters widens no page while it is written', async ({ page }) => {
  const long = `https://example.com/${'w'.repeat(300)}`;
  const sizes = [{ width: 360, height: 740 }, viewports.wide];
  const write = async (label: string | RegExp) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.getByLabel(label, { exact: true }).fill(long);
      await expectNoOverflow(page);
    }
  };
  await page.goto('/support');
  await write('What happened?');
  await signIn(page, 'standard', '/tabs/messages?new=');
  await write('Message');
  await page.setViewportSize(viewports.wide);
  await goTo(page, '/tabs/messages');
  const thread = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').getByRole('link');
  await goTo(page, (await thread.first().getAttribute('href')) ?? '');
  await write(/^Reply/);
});
