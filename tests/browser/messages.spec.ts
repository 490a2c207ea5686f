import type { Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { part } from './support/landmarks.ts';
import { conversations, heading, openConversation, reply, send, subject } from './support/messages-page.ts';
import { addressOf, goTo, openPath, signIn } from './support/sign-in.ts';

/** The way to the messages in the header; its name says how many are unread. */
const way = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

for (const person of ['vip', 'standard'] as const) {
  test(`P-9, R-14: ${person}@: list, conversation and new message are sound at every size, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, person, '/tabs/messages');
    await expect(conversations(page).getByRole('listitem').first()).toBeVisible();
    await expectSoundAtEverySize(page);
    await openConversation(page, person);
    await expect(reply(page)).toBeVisible();
    await expectSoundAtEverySize(page);
    await goTo(page, '/tabs/messages?new=');
    await expect(page.getByLabel('Subject')).toBeVisible();
    await expectSoundAtEverySize(page);
  });
}

test('P-9: opening a conversation shows what is unread and reads it: in the list, in the account and after a reload', async ({
  page,
}) => {
  // On a wide screen the unread one is open from the start.
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip', '/tabs/messages');
  const row = conversations(page).getByRole('link', { name: subject.vip });
  await expect(row).toContainText('1 unread');
  await expect(way(page)).toHaveAccessibleName('Messages, 1 unread');
  const prefetched = page.waitForResponse(/\/trpc\/[^?]*messages\.byId/);
  await row.hover();
  await prefetched;
  await row.click();
  const newMessages = page.getByText('New messages');
  const top = () => newMessages.evaluate((line) => line.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(viewports.phone.height / 2);
  await expect(way(page)).toHaveAccessibleName('Messages');
  await page.setViewportSize(viewports.wide);
  await expect(row).not.toContainText('unread');
  await expect(page.getByText('With Ruth Vasey, your adviser')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rainy-day cash ISA' })).toHaveAttribute(
    'href',
    /^\/tabs\/policies\/view\/[0-9a-f-]{36}$/,
  );
  const countResponse = page.waitForResponse(/\/trpc\/[^?]*messages\.unreadCount/);
  await openPath(page, '/tabs/account');
  await countResponse;
  const list = page.getByRole('region', { name: 'Account' });
  // Its notes are drawn: the number of devices is one.
  await expect(list.getByRole('link', { name: /^Devices/ })).toContainText(/\d/);
  await expect(list.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(list.getByRole('link', { name: 'Messages' })).not.toContainText('new');
});

test('P-50, R-25: on a wide screen messages open on the unread conversation, beside the list, and reading it stays there', async ({
  page,
}) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'vip');
  await expect(way(page)).toHaveAccessibleName('Messages, 1 unread');
  await way(page).click();
  await expect(page).toHaveURL(/\/tabs\/messages$/);
  await expect(heading(page, subject.vip)).toBeVisible();
  await expect(reply(page)).toBeVisible();
  await expect(way(page)).toHaveAccessibleName('Messages');
  const row = conversations(page).getByRole('link', { name: subject.vip });
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).not.toContainText('unread');
  await expect(conversations(page)).toBeVisible();
});

test('P-9: a new conversation is two presses away from any page, on a phone and on a wide screen', async ({
  page,
}) => {
  await signIn(page, 'vip', '/tabs/insights');
  for (const viewport of [viewports.phone, viewports.wide]) {
    await page.setViewportSize(viewport);
    for (const path of ['/tabs/insights', '/tabs/account', '/tabs/notifications']) {
      await goTo(page, path);
      await way(page).click();
      await page.getByRole('link', { name: 'New message' }).click();
      await expect(page.getByLabel('Subject')).toBeVisible();
    }
  }
});

readingAs('vip')(
  'P-9: "Send a message" of the account and of the VIP service opens a new message, and Back returns',
  async ({ page }) => {
    for (const viewport of [viewports.phone, viewports.wide]) {
      await page.setViewportSize(viewport);
      for (const path of ['/tabs/account', '/tabs/about-vip']) {
        await goTo(page, path);
        await page.getByRole('link', { name: 'Send a message' }).click();
        await expect(page).toHaveURL(/\/tabs\/messages\?new=$/);
        await expect(page.getByLabel('Subject')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('link', { name: 'Send a message' })).toBeFocused();
      }
    }
  },
);

test('P-2, P-9: a question about a policy names it, and its conversation leads back to the policy', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  const policyName = 'Rainy-day cash ISA';
  await part(page, 'Your policies').getByRole('link', { name: policyName }).click();
  await page.waitForURL('**/tabs/policies/view/*');
  await expect(heading(page, policyName)).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Ask about this policy' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Question about ${policyName}`);
  await expect(page.getByLabel('About a policy (optional)').locator('option:checked')).toHaveText(
    new RegExp(`^${policyName}`),
  );
  await page.getByLabel('Message').fill('When does its rate end?');
  await send(page);
  await expect(heading(page, `Question about ${policyName}`)).toBeFocused();
  await page.getByRole('article').getByRole('link', { name: policyName }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(heading(page, policyName)).toBeVisible();
});

readingAs('standard')('P-49: the account leads to the messages too', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await goTo(page, '/tabs/account');
  await part(page, 'Account').getByRole('link', { name: 'Messages' }).click();
  await page.waitForURL('**/tabs/messages');
  await expect(conversations(page).getByRole('link', { name: subject.standard })).toBeVisible();
});

test('P-9: on a phone the list gives way to the conversation, and Back brings it again', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  await openConversation(page, 'vip');
  await expect(conversations(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/tabs\/messages$/);
  await expect(conversations(page)).toBeVisible();
});

test('P-9: a press on Back counts when the conversation arrives before the release', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*messages\.byId/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await openConversation(page, 'vip');
  await page.getByRole('link', { name: 'Back' }).hover();
  await page.mouse.down();
  arrives.resolve();
  await expect(page.getByText('New messages')).toBeAttached();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/tabs\/messages$/);
});

test('SEC-F1: a conversation of another client is like one that is not there', async ({ page, stack }) => {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const foreign = await database.thread.findFirstOrThrow({
    where: { subject: subject.standard, client: { email: addressOf('standard') } },
  });
  await database.$disconnect();
  await signIn(page, 'vip');
  await goTo(page, `/tabs/messages?thread=${foreign.uuid}`);
  await expect(page.getByRole('heading', { name: 'We could not find this conversation' })).toBeVisible();
  await goTo(page, '/tabs/messages?thread=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'We could not find this conversation' })).toBeVisible();
});

readingAs('empty')('P-9: without messages the page says what will appear here', async ({ page }) => {
  await goTo(page, '/tabs/messages');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectSoundAtEverySize(page);
});
