import type { Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expectRoomForLargeText, expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, test, viewports } from './support/fixtures.ts';
import { main } from './support/landmarks.ts';
import { addressOf, goTo, signIn } from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const found = (page: Page) => list(page).getByRole('status');

/** Two, and one from April to the middle of June: the account is not valued far enough back for the older one. */
async function countVouchers(stack: Stack): Promise<number> {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const count = await database.document.count({
    where: { kind: 'tax_voucher', client: { email: addressOf('vip') } },
  });
  await database.$disconnect();
  return count;
}

test('P-13, P-19, P-52, P-82, R-25: documents are found by filters, from a policy or the account, and stay listed offline', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  await test.step('from the header to the whole list, sound at every size', async () => {
    await page.setViewportSize(viewports.wide);
    await signIn(page, 'vip');
    await page.getByRole('banner').getByRole('link', { name: 'Documents, 4 unread' }).click();
    const newest = await rows(page).first().locator('time').getAttribute('datetime');
    await expect(page.getByRole('heading', { level: 2, name: newest!.slice(0, 4) })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We need something from you' })).toBeVisible();
    await expect(rows(page).first()).toContainText('New');
    await expectSoundAtEverySize(page);
    await page.setViewportSize(viewports.wide);
  });

  await test.step('a kind and a word narrow it, in the address; a reload keeps them', async () => {
    const vouchers = await countVouchers(stack);
    await page.getByRole('button', { name: 'Tax voucher' }).click();
    await expect(found(page)).toHaveText(vouchers === 1 ? '1 document found' : '2 documents found');
    const [, year] = /voucher (\d{4})/.exec(await rows(page).first().innerText())!;
    await page.getByRole('searchbox', { name: 'Search documents' }).fill(`voucher ${year}`);
    await expect(page).toHaveURL(`/tabs/documents?kind=tax_voucher&search=voucher+${year}`);
    await expect(found(page)).toHaveText('1 document found');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(found(page)).toHaveText(/^\d\d documents$/);
    await page.getByRole('link', { name: 'Older documents' }).click();
    await expect(page).toHaveURL('/tabs/documents?page=2');
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  });

  await test.step('from a policy to its documents, to one of them, and back', async () => {
    await goTo(page, '/tabs/policies');
    await page.getByRole('region', { name: 'Your policies' }).getByRole('link').first().click();
    const ofPolicy = main(page).getByRole('region', { name: 'Documents' });
    await expect(ofPolicy.getByRole('listitem')).toHaveCount(3);
    const policy = page.url();
    await ofPolicy.getByRole('link', { name: 'All documents of this policy' }).click();
    await expect(page).toHaveURL(/\/tabs\/documents\?policy=[0-9a-f-]{36}$/);
    await expect(page.getByLabel('Policy')).toHaveValue(policy.slice(-36));
    await expect(found(page)).toHaveText(/^\d+ documents found$/);
    await rows(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/tabs\/documents\/view\//);
    await page.goBack();
    await expect(found(page)).toHaveText(/^\d+ documents found$/);
    await page.goBack();
    await expect(page).toHaveURL(policy);
    await expect(ofPolicy).toBeVisible();
  });

  await test.step('on a phone through the account, with room for large text, and without a network', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await goTo(page, '/tabs/account');
    await main(page)
      .getByRole('link', { name: /^Documents/ })
      .click();
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('heading', { name: /^Your documents as at \d/ })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /^Your documents as at/ })).toHaveCount(0);
    await expectRoomForLargeText(page);
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/tabs/account');
  });
});
