import type { Page } from '@playwright/test';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { part } from './support/landmarks.ts';
import { goTo, signIn } from './support/sign-in.ts';
import { expectSoundAtEverySize } from './support/sound.ts';

const subject = {
  vip: 'Moving the cash ISA when its rate ends',
  standard: 'Raising my pension contribution',
};

/** The way to the messages in the header; its name says how many are unread. */
const way = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const reply = (page: Page) => page.getByLabel('Reply to Ruth Vasey');
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
/** In the page, or on a phone in the header. */
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const messages = (page: Page) => page.getByRole('article').getByRole('listitem');

async function open(page: Page, person: 'vip' | 'standard'): Promise<void> {
  await page.goto('/tabs/messages');
  await list(page).getByRole('link', { name: subject[person] }).click();
  await expect(heading(page, subject[person])).toBeFocused();
}

for (const person of ['vip', 'standard'] as const) {
  test(`P-9, R-14: ${person}@: list, conversation and new message are sound at every size, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, person, '/tabs/messages');
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
    await expectSoundAtEverySize(page);
    await open(page, person);
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
  const row = list(page).getByRole('link', { name: subject.vip });
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
  await page.goto('/tabs/account');
  await expect(
    page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'Messages' }),
  ).not.toContainText('new');
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
  const row = list(page).getByRole('link', { name: subject.vip });
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).not.toContainText('unread');
  await expect(list(page)).toBeVisible();
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

test('P-9: "Send a message" of the account and of the VIP service opens a new message, and Back returns', async ({
  page,
}) => {
  await signIn(page, 'vip', '/tabs/account');
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
});

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

test('P-49: the account leads to the messages too', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'standard', '/tabs/account');
  await part(page, 'Account').getByRole('link', { name: 'Messages' }).click();
  await page.waitForURL('**/tabs/messages');
  await expect(list(page).getByRole('link', { name: subject.standard })).toBeVisible();
});

test('P-9: on a phone the list gives way to the conversation, and Back brings it again', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  await open(page, 'vip');
  await expect(list(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/tabs\/messages$/);
  await expect(list(page)).toBeVisible();
});

test('P-9: a press on Back counts when the conversation arrives before the release', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*messages\.byId/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await open(page, 'vip');
  await page.getByRole('link', { name: 'Back' }).hover();
  await page.mouse.down();
  arrives.resolve();
  await expect(page.getByText('New messages')).toBeAttached();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/tabs\/messages$/);
});

test('P-9, SEC-G4: a reply is there at once and after a reload, as plain text', async ({ page }) => {
  await signIn(page, 'vip');
  await open(page, 'vip');
  await expect(page.getByText('We answer within two working days.')).toBeVisible();
  await expect(page.getByText('Please do not send dealing instructions here.')).toBeVisible();
  await reply(page).fill('<b>Thank you</b>\nUntil the end of the month.');
  await send(page);
  await expect(messages(page).last()).toContainText('<b>Thank you</b>');
  await expect(reply(page)).toHaveValue('');
  await page.reload();
  await expect(messages(page).last()).toContainText('<b>Thank you</b>');
  await expect(messages(page).last().locator('b')).toHaveCount(0);
});

test('P-9: while the firm cannot be reached what was written is kept, and then it is sent once', async ({
  page,
  stack,
}) => {
  test.slow();
  await signIn(page, 'vip');
  await open(page, 'vip');
  await expect(reply(page)).toBeVisible();
  await expect(messages(page)).not.toHaveCount(0);
  const before = await messages(page).count();
  await reply(page).fill('Thank you.');
  await stack.stopMock();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
  await expect(reply(page)).toHaveValue('Thank you.');
  await stack.startMock();
  await expect(async () => {
    await send(page);
    await expect(reply(page)).toHaveValue('', { timeout: 3000 });
  }).toPass();
  await expect(messages(page)).toHaveCount(before + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('P-9: a message of more than 5,000 characters is refused and not cut', async ({ page }) => {
  await signIn(page, 'vip');
  await open(page, 'vip');
  await reply(page).fill('x'.repeat(5001));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await send(page);
  await expect(reply(page)).toBeFocused();
  await expect(reply(page)).toHaveAccessibleDescription(/This is 1 character too long\./);
  await expect(reply(page)).toHaveValue('x'.repeat(5001));
});

test('P-9: a new message starts a conversation, about a policy where one is chosen', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard', '/tabs/messages');
  await page.getByRole('link', { name: 'New message' }).click();
  await expect(heading(page, 'New message')).toBeFocused();
  await page.getByLabel('Subject').fill('When do we meet?');
  await page.getByLabel('About a policy (optional)').selectOption({ index: 1 });
  await page.getByLabel('Message').fill('Any day in January would suit me.');
  await send(page);
  await expect(heading(page, 'When do we meet?')).toBeFocused();
  await expect(list(page).getByRole('link', { name: /When do we meet\?/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(messages(page)).toContainText(['Any day in January would suit me.']);
  await expect(page.getByRole('article').getByRole('link')).toHaveAttribute('href', /policies\/view/);
});

test('SEC-F1: a conversation of another client is like one that is not there', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const other = await browser.newPage({ baseURL: baseURL! });
  await signIn(other, 'standard');
  await open(other, 'standard');
  const foreign = new URL(other.url());
  await signIn(page, 'vip');
  await goTo(page, foreign.pathname + foreign.search);
  await expect(page.getByRole('heading', { name: 'We could not find this conversation' })).toBeVisible();
  await goTo(page, '/tabs/messages?thread=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'We could not find this conversation' })).toBeVisible();
  await other.close();
});

readingAs('empty')('P-9: without messages the page says what will appear here', async ({ page }) => {
  await goTo(page, '/tabs/messages');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectSoundAtEverySize(page);
});
