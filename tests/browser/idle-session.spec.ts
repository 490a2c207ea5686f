import type { Page } from '@playwright/test';
import { axeFindings } from './support/accessibility-checks.ts';
import { expect, test } from './support/fixtures.ts';
import { ownHeaders, watchTokens } from './support/own-proof.ts';
import { signIn } from './support/sign-in.ts';

const minuteMs = 60_000;
const signedOutIdle = 'You were signed out after 15 minutes without activity.';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const policies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Policies' });

/** Signs in under a clock that the test moves; the lock is set once the portal has noted the time. */
async function signInUnderClock(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, 'standard');
  await expect.poll(() => notedActivity(page)).not.toBeNull();
  await expect(lastPart(page)).toBeVisible();
}

/**
 * What loads last on the page: an answer that comes after the clock was moved would set the clock of the server again.
 */
const lastPart = (page: Page) => page.getByRole('table', { name: 'How the total changed' });

/** The time of the last activity that this tab knows. */
const notedActivity = (page: Page) => page.evaluate(() => localStorage.getItem('portal.activity'));

/** The token and what goes with it, as this tab finds it; another after each renewal. */
const sealedSession = (page: Page) => page.evaluate(() => localStorage.getItem('portal.session'));

/** What this browser keeps, by name, except what belongs to the device and not to a person. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ofTheDevice = /^portal\.(device-.*|amounts|clock|ended|wanted-path)$/;
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return names.filter((name) => !ofTheDevice.test(name));
  });
}

test('SEC-D19: a minute before the end a dialog asks, one key keeps the session, and the dialog closes; on the page for support too', async ({
  page,
}) => {
  await signInUnderClock(page);
  // The clock is paused for these two checks, so that the time the test itself takes does not count.
  const lastMs = Number(await notedActivity(page));
  await page.clock.pauseAt(lastMs + 13.5 * minuteMs);
  await expect(warning(page)).toBeHidden();
  await page.clock.pauseAt(lastMs + 14 * minuteMs);
  await expect(warning(page)).toBeVisible();
  await page.clock.resume();
  const stay = page.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await expect(warning(page)).toHaveAccessibleDescription(/sign you out after 15 minutes without activity/);
  await expect(warning(page).getByRole('status')).toHaveText(/^(60|5\d|30) seconds left$/);
  expect(await axeFindings(page)).toEqual([]);
  // Focus cycles through the dialog and the browser's own controls, and never reaches the page behind.
  for (let turn = 0; turn < 5; turn += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(13 * minuteMs);
  await expect(warning(page)).toBeHidden();
  await expect(policies(page)).toBeVisible();

  await test.step('on the page for support too', async () => {
    await page.getByRole('link', { name: 'Support', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await page.clock.fastForward(14 * minuteMs);
    await expect(warning(page)).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(warning(page)).toBeHidden();
  });
});

test('SEC-D6, SEC-D5, SEC-H2: after fifteen minutes the session is really over, nothing is left, and the sign-in says why', async ({
  page,
  request,
  baseURL,
}) => {
  const tokenOf = watchTokens(page);
  await signInUnderClock(page);
  await page.getByRole('link', { name: 'Insights' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  await expect.poll(tokenOf).not.toBe('');
  const call = { url: `${baseURL}/trpc/policies.list`, token: tokenOf() };
  const headers = await ownHeaders(page, call);
  const revoked = page.waitForResponse(
    (answer) => answer.url().includes('authentication.signOut') && answer.ok(),
  );
  await page.clock.fastForward(15 * minuteMs);
  await expect(page.getByText(signedOutIdle)).toBeVisible();
  await revoked;
  expect((await request.get(call.url, { headers })).status()).toBe(401);
  await expect.poll(() => keptNames(page)).toEqual([]);
  await page.getByLabel('Email Address').fill('standard@portal.example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/tabs/insights');
  await page.goto('/logout');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect(page.getByText(signedOutIdle)).toBeHidden();
});

test('SEC-D6: a device that slept past the end signs out when it wakes, though no timer had run', async ({
  page,
}) => {
  await signInUnderClock(page);
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(nowMs + 60 * minuteMs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(signedOutIdle)).toBeVisible();
});

test('SEC-D6: activity in one tab keeps the other, and the end of one is the end of both', async ({
  page,
  context,
}) => {
  await signInUnderClock(page);
  const other = await context.newPage();
  await other.goto('/tabs/policies');
  await expect(policies(other)).toBeVisible();
  await expect(lastPart(other)).toBeVisible();
  const before = await sealedSession(other);
  const renewed = context.waitForEvent('response', {
    predicate: (answer) => answer.url().includes('authentication.renew') && answer.ok(),
  });
  await page.clock.fastForward(13 * minuteMs);
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 110);
  // One tab is notified by the other a moment later, and a token is renewed a second later: the clock below skips both.
  const seen = await notedActivity(page);
  await expect.poll(() => notedActivity(other)).toBe(seen);
  await renewed;
  await expect.poll(() => sealedSession(other)).not.toBe(before);
  await page.clock.fastForward(3 * minuteMs);
  await expect(policies(other)).toBeVisible();
  await expect(warning(other)).toBeHidden();
  await page.clock.fastForward(11.5 * minuteMs);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward(14.5 * minuteMs);
  await page.getByRole('button', { name: 'Sign out now' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Email Address')).toBeVisible();
    await expect(tab.getByText(signedOutIdle)).toBeHidden();
  }
});

test('S-18: where the browser refuses to store a renewed session, the page goes on and no other tab is signed out', async ({
  page,
  context,
}) => {
  await signInUnderClock(page);
  const other = await context.newPage();
  await other.goto('/tabs/policies');
  await expect(policies(other)).toBeVisible();
  await expect(lastPart(other)).toBeVisible();
  const before = await sealedSession(other);
  // Either tab may renew it.
  for (const tab of [page, other])
    await tab.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      };
    });
  const renewed = context.waitForEvent('response', {
    predicate: (answer) => answer.url().includes('authentication.renew') && answer.ok(),
  });
  await page.clock.fastForward(8 * minuteMs);
  await page.mouse.move(100, 100);
  await page.mouse.move(110, 110);
  await renewed;
  await page.getByRole('link', { name: 'Insights' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  expect(await sealedSession(other)).toBe(before);
  await other.reload();
  await expect(policies(other)).toBeVisible();
});

test('SEC-D6, SEC-D31: the session of an active client is renewed, though the clock of the device is wrong', async ({
  page,
}) => {
  await signInUnderClock(page);
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('authentication.renew')) statuses.push(answer.status());
  });
  await page.clock.fastForward(6 * minuteMs);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  // The first is refused for its time, with the right time in the answer; the second, six minutes back, is accepted.
  await expect.poll(() => statuses).toEqual([401, 200]);
  await page.reload();
  await expect(policies(page)).toBeVisible();
});

test('S-1, S-9, R-42: before each request a token that has run out leads to /logout, and back to the page after signing in', async ({
  page,
}) => {
  await page.route('**/authentication.renew*', (route) => route.abort());
  await signInUnderClock(page);
  const listed = page.waitForResponse(/insights\.list/);
  await page.getByRole('link', { name: 'Insights' }).first().click();
  await listed;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  // The portal was used a second ago; the token has expired, and no timer has run.
  const laterMs = (await page.evaluate(() => Date.now())) + 16 * minuteMs;
  await page.clock.pauseAt(laterMs - 15.9 * minuteMs);
  await page.evaluate((lastMs) => localStorage.setItem('portal.activity', String(lastMs)), laterMs - 1000);
  await page.clock.setSystemTime(laterMs);
  await page.clock.resume();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  // The call is sent twice if the clock of the device is wrong, as here.
  await expect
    .poll(() => [...new Set(sent.filter((path) => path.startsWith('/trpc')))])
    .toEqual(['/trpc/authentication.signOut']);
  await page.getByLabel('Email Address').fill('standard@portal.example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/tabs/insights');
});
