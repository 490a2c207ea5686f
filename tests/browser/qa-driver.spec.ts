import { createQaDriver, type QaDriver } from '@portal/qa-driver/qa-driver';
import { test as base, expect } from './support/fixtures.ts';
import { addressOf, enterCode, enterPassword, signIn } from './support/sign-in.ts';

const test = base.extend<{ driver: QaDriver }>({
  driver: async ({ stack }, use) => {
    await use(createQaDriver({ baseUrl: stack.mockUrl }));
  },
});
test.use({ environment: { QA_CONTROLS: '1' } });

test('Q-3, L-14: QA locks a client, and moves the clock to the end of the lock', async ({ page, driver }) => {
  const person = driver.person(addressOf('vip'));
  await person.lock();
  await enterPassword(page, 'vip');
  await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeFocused();
  await driver.clock.advance({ minutes: 31 });
  await enterPassword(page, 'vip');
  await enterCode(page, await person.code());
  await page.waitForURL('**/tabs/policies');
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
});

test('Q-3, P-1: QA makes a list fail and recover while someone looks at it', async ({ page, driver }) => {
  await driver.faults.add({ route: 'GET /v1/policy', effect: { kind: 'wrong_shape' } });
  await signIn(page, 'standard');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('We could not load your policies');
  await driver.faults.clear();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  const policies = page.getByRole('region', { name: 'Your policies' });
  await expect(policies.getByRole('link', { name: /Workplace pension/ })).toBeVisible();
});

test('Q-3: a world of its own is independent of the others', async ({ driver }) => {
  const world = await driver.worlds.create({ label: 'browser test' });
  await driver.person(addressOf('standard')).lock();
  expect((await world.person(addressOf('standard')).state()).locked_until).toBeNull();
  await world.end();
  expect(await driver.worlds.list()).toEqual([]);
});
