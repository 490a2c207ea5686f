import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, test, viewports } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const subject = 'Moving the cash ISA when its rate ends';
const reply = (page: Page) => page.getByLabel('Reply to Ruth Vasey');
const storedDrafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.drafts'));

test('P-9, P-14: a conversation opens at what is new, a draft outlives a reload, and a file goes with the reply', async ({
  page,
}) => {
  test.slow();
  await test.step('a phone shows the first unread message', async () => {
    await page.setViewportSize(viewports.phone);
    await signIn(page, 'vip', '/tabs/messages');
    await page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: subject }).click();
    await expect(page.getByText('New messages')).toBeInViewport();
  });

  await test.step('a reply that was not sent is there after a reload', async () => {
    await reply(page).fill('Here is our new address.');
    await expect.poll(() => storedDrafts(page)).not.toBeNull();
    expect(await storedDrafts(page)).not.toContain('address');
    await page.reload();
    await expect(page.getByText('Draft restored.')).toBeVisible();
    await expect(reply(page)).toHaveValue('Here is our new address.');
  });

  await test.step('a file is attached, taken out and attached again; the form is sound at every size', async () => {
    await page.setViewportSize(viewports.wide);
    const files = page.locator('input[type=file][multiple]');
    const chosen = page.getByRole('list', { name: 'Chosen files' });
    const file = (name: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${name}: 1 High Street`),
    });
    await files.setInputFiles([file('address.txt'), file('wrong.txt')]);
    await expect(chosen.getByText(/^Attached/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove wrong.txt' }).click();
    await expect(chosen.getByRole('listitem')).toHaveCount(1);
    // The firm has it already, and it is not refused as sent before.
    await files.setInputFiles(file('wrong.txt'));
    await expect(chosen.getByText(/^Attached/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove wrong.txt' }).click();
    await expect(chosen.getByRole('listitem')).toHaveCount(1);
    await expect(chosen.getByRole('button', { name: 'Remove address.txt' })).toBeVisible();
    await expectSoundAtEverySize(page);
    await page.setViewportSize(viewports.wide);
  });

  await test.step('it goes with the reply, leads to the viewer, and the draft is gone', async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(reply(page)).toHaveValue('');
    await expect.poll(() => storedDrafts(page)).toBeNull();
    const attached = page.getByRole('list', { name: 'Attached documents' }).last();
    await attached.getByRole('link', { name: /address/ }).click();
    await expect(page).toHaveURL(/\/tabs\/documents\/view\//);
    await expect(page.getByRole('main')).toContainText('address.txt: 1 High Street');
  });
});
