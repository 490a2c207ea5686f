import type { Page } from '@playwright/test';
import { expect, test, viewports } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';
import { expectSoundAtEverySize } from './support/sound.ts';

/** The way to the notifications, wherever the window puts it; its name says how many are unread. */
const way = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true });
const list = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const marks = (page: Page) => list(page).getByRole('button', { name: /^Mark as read/ });

async function openNotifications(page: Page): Promise<void> {
  await way(page).click();
  await expect(page).toHaveURL(/\/tabs\/notifications$/);
  await expect(list(page).getByText(/unread of \d+/)).toBeVisible();
}

for (const person of ['vip', 'standard'] as const) {
  test(`P7, R14: ${person}@: the list and one in full are sound at every size, light and dark`, async ({
    page,
  }) => {
    await signIn(page, person);
    await openNotifications(page);
    await expect(page).toHaveTitle(/^Notifications · Noonmark/);
    await expectSoundAtEverySize(page);
    await page.setViewportSize(viewports.phone);
    await list(page).getByRole('link').first().click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(list(page)).toBeHidden();
    await expectSoundAtEverySize(page);
  });
}

test('P7: twenty to a page, over all pages, with the day of each', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openNotifications(page);
  await expect(list(page).getByText('3 unread of 26')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(20);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await list(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(6);
  await expect(list(page)).toBeFocused();
  await page.goBack();
  await expect(list(page).getByRole('listitem')).toHaveCount(20);
  await page.goto('/tabs/notifications?page=1000000');
  await expect(page.getByText('There is nothing on this page.')).toBeVisible();
});

test('P7, R12: mark as read sets isRead, on the badge at once and after a reload', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openNotifications(page);
  await expect(way(page)).toHaveAccessibleName(/3 unread/);
  await marks(page).first().click();
  await expect(way(page)).toHaveAccessibleName(/2 unread/);
  await expect(marks(page)).toHaveCount(2);
  await page.reload();
  await expect(list(page).getByText('2 unread of 26')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list(page).getByText('None unread of 26')).toBeVisible();
  await expect(way(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(list(page).getByText('None unread of 26')).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
});

test('P7, S6: a mark that the firm does not take is taken back, and that is said', async ({
  page,
  stack,
  consoleErrors,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openNotifications(page);
  await stack.stopMock();
  await marks(page).first().click();
  await expect(page.getByRole('alert')).toContainText('It could not be marked as read');
  await expect(list(page).getByText('3 unread of 26')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('alert')).toContainText('They could not be marked as read');
  await expect(way(page)).toHaveAccessibleName(/3 unread/);
  consoleErrors.length = 0;
});

test('P7: one leads to what it is about, and is then read; Back leads to the list again', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  await openNotifications(page);
  const row = list(page)
    .getByRole('link', { name: /A new valuation has arrived/ })
    .first();
  await row.click();
  await page.getByRole('link', { name: 'See the policy' }).click();
  await expect(page).toHaveURL(/\/tabs\/policies\/view\//);
  await page.goBack();
  await page.goBack();
  await expect(list(page).getByText('2 unread of 26')).toBeVisible();
  await expect(row).toBeFocused();
});

test('P7: somebody with no news is told what will be here', async ({ page }) => {
  await signIn(page, 'empty');
  await way(page).click();
  await expect(page.getByText('Nothing new yet')).toBeVisible();
  await expectSoundAtEverySize(page);
});
