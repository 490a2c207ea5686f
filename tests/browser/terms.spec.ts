import { expect, test } from './support/fixtures.ts';
import { enterPassword, signOut } from './support/sign-in.ts';

test('L-11, L-18: terms@ reads the terms, accepts them and is signed in', async ({ page }) => {
  await enterPassword(page, 'terms');
  const box = page.getByRole('region', { name: /terms/i });
  await expect(box).toBeVisible();
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(400);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL('**/tabs/policies');
  await signOut(page);
  await enterPassword(page, 'terms');
  await page.waitForURL('**/tabs/policies');
});

test('L-11: Accept and Decline come with the text and not before it, so that neither moves', async ({
  page,
}) => {
  const [arrived, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/rich-text-*.js', async (route) => {
    arrived.resolve();
    await release.promise;
    await route.continue();
  });
  const decline = page.getByRole('button', { name: 'Decline' });
  await enterPassword(page, 'terms');
  await arrived.promise;
  await expect(page.getByText(/^Version \d/)).toBeVisible();
  await expect(decline).toBeHidden();
  release.resolve();
  await expect(decline).toBeVisible();
  await expect(page.getByRole('region', { name: /terms/i })).toContainText(/\w/);
});

test('L-12, L-42: Decline says what that means, and "I have changed my mind" returns to the terms', async ({
  page,
}) => {
  await enterPassword(page, 'terms');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You cannot use this application without accepting the terms.')).toBeVisible();
  await page.getByRole('button', { name: 'I have changed my mind' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('SEC-D1: until the terms are accepted no page behind the sign-in opens', async ({ page }) => {
  await enterPassword(page, 'terms');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.goto('/tabs/policies');
  await expect(page.getByLabel('Email Address')).toBeVisible();
});
