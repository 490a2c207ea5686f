import { expect, test, viewports } from './support/fixtures.ts';
import { currentCode } from './support/one-time-code.ts';
import { enterPassword, openPath, signOut } from './support/sign-in.ts';

test('L-47, L-30, L-31: after a reload of the set-up the heading of the recovery codes has the focus', async ({
  page,
}) => {
  await enterPassword(page, 'setup');
  const secret = (await page.getByRole('code').innerText()).replaceAll(/\s/g, '');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portal.set-up'))).not.toBeNull();
  await page.reload();
  await page.getByLabel('Enter verification code').fill(currentCode(secret));
  await expect(page.getByRole('heading', { level: 1, name: 'Save your recovery codes' })).toBeFocused();
});

test('SEC-C7, SEC-C11, SEC-H5, SEC-D12: recovery codes are saved at set-up, one signs in, and the history and the sessions show it', {
  tag: '@beyond-specification',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await page.setViewportSize(viewports.wide);
  const codes: string[] = [];

  await test.step('the set-up shows ten codes before the portal opens', async () => {
    await enterPassword(page, 'setup');
    const secret = (await page.getByRole('code').innerText()).replaceAll(/\s/g, '');
    await page.getByLabel('Enter verification code').fill(currentCode(secret));
    await expect(page.getByRole('heading', { level: 1, name: 'Save your recovery codes' })).toBeFocused();
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    codes.push(...(await list.allInnerTexts()));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download codes' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.waitForURL('**/tabs/policies');
  });

  await test.step('one of them signs in, and nine are left', async () => {
    await signOut(page);
    await enterPassword(page, 'setup');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/tabs/policies');
    await openPath(page, '/tabs/account/mfa-setup');
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    for (const code of codes) await expect(page.getByText(code)).toHaveCount(0);
  });

  await test.step('the history names it', async () => {
    await page.getByRole('link', { name: 'Security history' }).click();
    await expect(page.getByText('Recovery code used')).toBeVisible();
    await expect(page.getByText('Two-step verification set up')).toBeVisible();
  });

  await test.step('the session of another browser is ended from here', async () => {
    const elsewhere = await browser.newPage({ baseURL: baseURL! });
    await enterPassword(elsewhere, 'setup');
    await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
    await elsewhere.getByLabel('Recovery code').fill(codes[1] ?? '');
    await elsewhere.getByRole('button', { name: 'Next' }).click();
    await elsewhere.waitForURL('**/tabs/policies');

    await openPath(page, '/tabs/account?part=devices');
    await page
      .getByRole('button', { name: /^End session/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByText(/^The session on .* has been ended\.$/)).toBeVisible();
    await elsewhere.goto('/tabs/account');
    await expect(elsewhere).toHaveURL(/\/login\/form/);
    await expect(page.getByText('This session')).toBeVisible();
    await elsewhere.close();
  });
});
