import type { Page } from '@playwright/test';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { addressOf, goTo, signIn, startSession } from './support/sign-in.ts';

const pages = {
  'record, devices and pages of the firm': [
    { path: '/tabs/account', name: 'Personal details' },
    { path: '/tabs/account?part=devices', name: 'Devices' },
    { path: '/tabs/account?part=history', name: 'Security history' },
    { path: '/tabs/account?part=legal', name: 'Legal and complaints' },
  ],
  'details, password and two-step verification': [
    { path: '/tabs/account/update', name: 'Personal details' },
    { path: '/tabs/account/password', name: 'Your password' },
    { path: '/tabs/account/mfa-setup', name: /[Tt]wo-step verification/ },
  ],
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const tracker = (page: Page) => page.getByRole('region', { name: /^Change of / });
/** The value of a row of facts in a section of the record. */
const fact = (page: Page, name: string, section = 'Name and contact') =>
  page
    .getByRole('region', { name: section, exact: true })
    .locator('dt')
    .getByText(name, { exact: true })
    .locator('xpath=following-sibling::dd');

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send the change' }).click();
  await expect(page).toHaveURL(/\/tabs\/account$/);
}

for (const person of ['vip', 'standard'] as const) {
  for (const [parts, addresses] of Object.entries(pages)) {
    readingAs(person)(
      `P-49, R-14: ${person}@: ${parts} are sound at every size, light and dark`,
      async ({ page }) => {
        test.slow();
        for (const { path, name } of addresses) {
          await goTo(page, path);
          await expect(heading(page, name)).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectSoundAtEverySize(page);
        }
      },
    );
  }
}

readingAs('vip')(
  'P-49, API-15: the record, the way to change it, and the state of security',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/policies');
    await page.getByRole('link', { name: 'Account', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveTitle('Account · Noonmark Private');
    await expect(fact(page, 'Name')).toHaveText('Mrs Imogen Hartnoll');
    await expect(fact(page, 'Email')).toHaveText(addressOf('vip'));
    await expect(fact(page, 'Address', 'Address')).toContainText('17 Tanner Row');
    const list = page.getByRole('region', { name: 'Account' });
    await expect(list.getByRole('link', { name: /^Two-step verification/ })).toContainText('On');
    await expect(list.getByRole('link', { name: /^Messages/ })).toContainText('1 new');
    for (const [name, path] of [
      ['Your VIP service', '/tabs/about-vip'],
      ['About Arkwright Pell', '/tabs/information/firm'],
      ['Sign out', '/logout'],
    ] as const)
      await expect(list.getByRole('link', { name })).toHaveAttribute('href', path);
  },
);

readingAs('vip')(
  'P-48: a change that waits is shown on its way, old beside new, and the record stays as it was',
  async ({ page }) => {
    await goTo(page, '/tabs/account');
    await expect(tracker(page)).toContainText('With client services');
    await expect(tracker(page).locator('del').first()).toContainText('17 Tanner Row');
    await expect(tracker(page).locator('ins').first()).toContainText('4 Rope Walk');
    await expect(fact(page, 'Mobile')).toContainText('01632 960 114');
    await expect(fact(page, 'Mobile')).toContainText('Change pending');
  },
);

test('P-8, API-15: a change is sent and stays pending; a second one joins it; taken back, nothing waits', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'standard', '/tabs/account/update');
  await page.getByLabel('Surname').fill('Okafor-Vale');
  await send(page);
  await expect(page.getByText('Your change has been sent to client services.')).toBeVisible();
  await expect(tracker(page)).toContainText('Okafor-Vale');
  await expect(fact(page, 'Name')).toContainText('Mr Daniel Okafor');

  await page.getByRole('link', { name: 'Update details' }).click();
  await expect(page.getByLabel('Surname')).toHaveValue('Okafor-Vale');
  await page.getByLabel('Home').fill('01632 960 999');
  await send(page);
  await expect(tracker(page).locator('ins')).toHaveText(['to Okafor-Vale', 'to 01632 960 999']);
  await page.reload();
  await expect(tracker(page).locator('ins')).toHaveText(['to Okafor-Vale', 'to 01632 960 999']);
  await expect(page.getByText('Your change has been sent')).toHaveCount(0);

  await goTo(page, '/tabs/account/update');
  await page.getByLabel('Surname').fill('Okafor');
  await page.getByLabel('Home').fill('01632 960 201');
  await send(page);
  await expect(page.getByText('Your change has been withdrawn.')).toBeVisible();
  await expect(tracker(page)).toHaveCount(0);
});

test('P-12: a country and one of its regions are chosen, and both reach the firm', async ({ page }) => {
  await signIn(page, 'standard', '/tabs/account/update');
  const country = page.getByLabel('Country', { exact: true });
  const region = page.getByLabel('County or region');
  await expect(country.getByRole('option').first()).toHaveText('Select Country');
  await expect(region.getByRole('option').first()).toHaveText('Select Region');
  await expect(country).toHaveValue('United Kingdom');
  await expect(region).toHaveValue('Devon');
  await country.selectOption('France');
  await expect(region).toHaveValue('');
  await region.selectOption('Bretagne');
  await send(page);
  await expect(tracker(page).locator('del')).toContainText('Devon, United Kingdom');
  await expect(tracker(page).locator('ins')).toContainText('Bretagne, France');
});

test('API-32, SEC-F2: entries that the firm refuses are reported at their fields and summed up; nothing is lost', async ({
  page,
}) => {
  await signIn(page, 'standard', '/tabs/account/update');
  await page.getByLabel('Mobile').fill('call me maybe');
  await page.getByLabel('Address line 1').fill('x'.repeat(10_000));
  await page.getByRole('button', { name: 'Send the change' }).click();
  await expect(page.getByRole('alert')).toContainText('2 entries need another look.');
  await expect(page.getByLabel('Mobile')).toBeFocused();
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription(
    'Please enter a telephone number with digits, spaces and + only.',
  );
  await page.getByRole('button', { name: /^Address line 1:/ }).click();
  await expect(page.getByLabel('Address line 1')).toBeFocused();
  await expect(page.getByLabel('Address line 1')).toHaveAccessibleDescription(
    'Must be at most 100 characters.',
  );
  await expect(page.getByLabel('Address line 1')).toHaveValue('x'.repeat(10_000));
});

readingAs('standard')(
  'P-8: leaving with changes that were not sent asks first, by link and by Back',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/account');
    await page.getByRole('link', { name: 'Update details' }).click();
    await page.getByLabel('Surname').fill('Vale');

    await page.getByRole('link', { name: 'Policies' }).filter({ visible: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without sending?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Surname')).toHaveValue('Vale');

    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/account\/update$/);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Surname')).toHaveValue('Vale');

    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/tabs\/account$/);
    await expect(heading(page, 'Personal details')).toBeVisible();
  },
);

test('L-46: a forgotten device is removed from the list, and its session is signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const elsewhere = await browser.newPage({ baseURL: baseURL! });
  await startSession(elsewhere, 'standard');
  await signIn(page, 'standard', '/tabs/account?part=devices');
  const devices = page.getByRole('listitem').filter({ hasText: 'first used' });
  await expect(devices.filter({ hasText: 'This device' })).toHaveText([
    /^Chrome on \w+This device ?First used \d+ \w+ \d{4}, last used \d+ \w+ \d{4}$/,
  ]);
  const before = await devices.count();
  await page
    .getByRole('button', { name: /^Forget Chrome on/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^Forget Chrome on \w+\?$/ });
  await question.getByRole('button', { name: 'Forget it' }).click();
  await expect(
    page.getByText(/^Chrome on \w+ has been forgotten, and its sessions have ended\.$/),
  ).toBeVisible();
  await expect(devices).toHaveCount(before - 1);
  await elsewhere.goto('/tabs/account');
  await expect(elsewhere).toHaveURL(/\/login\/form/);
  await elsewhere.close();
});

test('S-6: while the firm cannot be reached the account says so, and comes when it is back', async ({
  page,
  stack,
}) => {
  await startSession(page, 'standard');
  await stack.stopMock();
  await page.goto('/tabs/account');
  await expect(page.getByRole('alert')).toContainText('We could not load your details');
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await stack.startMock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fact(page, 'Name')).toHaveText('Mr Daniel Okafor');
});

readingAs('standard')(
  'P-49, R-36: the parts of the account are walked by keyboard, each announced by its heading, and Back returns to its row',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/account');
    const devices = page.getByRole('region', { name: 'Account' }).getByRole('link', { name: /^Devices/ });
    await devices.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Devices')).toBeFocused();
    await expect(page).toHaveTitle('Devices · Noonmark');
    await page.goBack();
    await expect(heading(page, 'Personal details')).toBeVisible();
    await expect(devices).toBeFocused();
  },
);
