import type { Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { addressOf, goTo, openPath, signIn, startSession } from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

/** The way to the notifications, wherever the window puts it; its name says how many are unread. */
const way = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true });
const list = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const marks = (page: Page) => list(page).getByRole('button', { name: /^Mark as read/ });

const counted = (page: Page, unread: number | 'None', all: number) =>
  list(page).getByText(`${unread} of ${all} unread`);

/**
 * Signs in, and opens the list only once the notification of the new device is there: the mock writes it after its
 * answer.
 */
async function signInWithNews(page: Page, stack: Stack, person: 'vip' | 'standard'): Promise<Counts> {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const news = () =>
    database.notification.count({ where: { type: 'new_device', client: { email: addressOf(person) } } });
  const before = await news();
  await startSession(page, person);
  await expect.poll(news).toBe(before + 1);
  await database.$disconnect();
  await openPath(page, '/tabs/notifications');
  return readCounts(page);
}

/** How many are unread, of how many: signing in on a new device is news too. */
type Counts = { readonly unread: number; readonly all: number };

async function readCounts(page: Page): Promise<Counts> {
  const counts = list(page).getByText(/^\d+ of \d+ unread$/);
  await expect(counts).toBeVisible();
  const [unread = 0, all = 0] = (await counts.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  return { unread, all };
}

for (const person of ['vip', 'standard'] as const) {
  test(`P-7, R-14: ${person}@: the list and one in full are sound at every size, light and dark`, async ({
    page,
  }) => {
    await signIn(page, person);
    await way(page).click();
    await expect(page).toHaveURL(/\/tabs\/notifications$/);
    await expect(list(page).getByText(/^\d+ of \d+ unread$/)).toBeVisible();
    await expect(page).toHaveTitle(/^Notifications · Noonmark/);
    await expectSoundAtEverySize(page);
    await page.setViewportSize(viewports.phone);
    await list(page).getByRole('link').first().click();
    // On a phone its heading is that of the header.
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(list(page)).toBeHidden();
    await expectSoundAtEverySize(page);
  });
}

test('P-7: twenty to a page, over all pages, with the day of each', async ({ page, stack }) => {
  await page.setViewportSize(viewports.wide);
  const { all } = await signInWithNews(page, stack, 'standard');
  await expect(list(page).getByRole('listitem')).toHaveCount(20);
  await expect(page.getByText(`Page 1 of ${Math.ceil(all / 20)}`)).toBeVisible();
  await list(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(all - 20);
  await expect(list(page)).toBeFocused();
  await page.goBack();
  await expect(list(page).getByRole('listitem')).toHaveCount(20);
  await goTo(page, '/tabs/notifications?page=1000000');
  await expect(page.getByText('There is nothing on this page.')).toBeVisible();
});

test('P-20, R-12: mark as read sets isRead, on the badge at once and after a reload', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(viewports.wide);
  const { unread, all } = await signInWithNews(page, stack, 'standard');
  await expect(marks(page)).toHaveCount(unread);
  // Shown at once; kept once the firm has answered.
  const markedOne = page.waitForResponse(/notifications\.markRead/);
  await marks(page).first().click();
  await expect(way(page)).toHaveAccessibleName(new RegExp(`${unread - 1} unread`));
  await expect(marks(page)).toHaveCount(unread - 1);
  await markedOne;
  await page.reload();
  await expect(counted(page, unread - 1, all)).toBeVisible();
  const markedAll = page.waitForResponse(/notifications\.markAllRead/);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(counted(page, 'None', all)).toBeVisible();
  await expect(way(page)).toHaveAccessibleName('Notifications');
  await markedAll;
  await page.reload();
  await expect(counted(page, 'None', all)).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
});

test('P-20, S-6: a mark that the firm refuses is undone, with a message', async ({ page, stack }) => {
  await page.setViewportSize(viewports.wide);
  const { unread, all } = await signInWithNews(page, stack, 'standard');
  await stack.stopMock();
  await marks(page).first().click();
  await expect(page.getByRole('alert')).toContainText('It could not be marked as read');
  await expect(counted(page, unread, all)).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('alert')).toContainText('They could not be marked as read');
  await expect(way(page)).toHaveAccessibleName(new RegExp(`${unread} unread`));
});

test('P-81: one leads to what it is about, and is then read; Back leads to the list again', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(viewports.phone);
  const { unread, all } = await signInWithNews(page, stack, 'vip');
  const row = list(page)
    .getByRole('link', { name: /A new valuation has arrived/ })
    .first();
  await row.click();
  await page.getByRole('link', { name: 'See the policy' }).click();
  await expect(page).toHaveURL(/\/tabs\/policies\/view\//);
  await page.goBack();
  await page.goBack();
  await expect(counted(page, unread - 1, all)).toBeVisible();
  await expect(row).toBeFocused();
});

test('P-81: one that is opened is read: in the list, on the badge and after a reload', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(viewports.phone);
  const { unread, all } = await signInWithNews(page, stack, 'standard');
  await list(page)
    .getByRole('link', { name: /^Unread\. A new valuation has arrived/ })
    .click();
  await expect(page.getByRole('heading', { name: 'A new valuation has arrived' })).toBeFocused();
  await expect(way(page)).toHaveAccessibleName(`Notifications, ${unread - 1} unread`);
  const marked = page.getByRole('article').getByRole('button', { name: 'Mark as read' });
  await expect(marked).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(counted(page, unread - 1, all)).toBeVisible();
  await page.reload();
  await expect(counted(page, unread - 1, all)).toBeVisible();
});

test('P-21, P-14: one that asks for something leads to where it can be done: a document to its request', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip', '/tabs/notifications');
  await list(page)
    .getByRole('link', { name: /Action needed/ })
    .click();
  await page.getByRole('link', { name: 'See what we ask for' }).click();
  await expect(page.getByRole('heading', { name: 'Proof of your new address' })).toBeVisible();
  await goTo(page, '/tabs/messages');
  await page.getByRole('link', { name: /Change of address/ }).click();
  await expect(page.getByRole('heading', { name: 'Change of address' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('We need one document before we can make the change');
  await expect(page.getByLabel('Reply to Client services')).toBeVisible();
});

readingAs('empty')('P-7: without notifications the page says what will appear here', async ({ page }) => {
  await goTo(page, '/tabs/policies');
  await way(page).click();
  await expect(page.getByText('Nothing new yet')).toBeVisible();
  await expectSoundAtEverySize(page);
});

test('P-7: beside the list, one opens with the focus on its heading, and Back returns it to the row', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(viewports.wide);
  await signInWithNews(page, stack, 'vip');
  const row = list(page).getByRole('listitem').nth(2).getByRole('link');
  await row.press('Enter');
  await expect(page).toHaveURL(/\?id=/);
  const opened = page.getByRole('article');
  await expect(opened.getByRole('heading', { level: 2 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/tabs\/notifications$/);
  await expect(row).toBeFocused();
});
