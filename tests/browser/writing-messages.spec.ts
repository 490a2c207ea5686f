import { expect, test, viewports } from './support/fixtures.ts';
import { conversations, heading, messages, openConversation, reply, send } from './support/messages-page.ts';
import { signIn } from './support/sign-in.ts';

test('P-9, SEC-G4: a reply is there at once and after a reload, as plain text', async ({ page }) => {
  await signIn(page, 'vip');
  await openConversation(page, 'vip');
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
  await openConversation(page, 'vip');
  await expect(reply(page)).toBeVisible();
  await expect(messages(page)).not.toHaveCount(0);
  const before = await messages(page).count();
  await reply(page).fill('Thank you.');
  await stack.stopMock();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('We do not know whether your message arrived.');
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
  await openConversation(page, 'vip');
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
  await expect(conversations(page).getByRole('link', { name: /When do we meet\?/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(messages(page)).toContainText(['Any day in January would suit me.']);
  await expect(page.getByRole('article').getByRole('link')).toHaveAttribute('href', /policies\/view/);
});
