import type { Locator, Page } from '@playwright/test';
import { seedPassword } from '@portal/prisma/seed/people';
import { test as base, expect, viewports } from './support/fixtures.ts';
import { addressOf, enterCode, enterPassword, type PersonName } from './support/sign-in.ts';
import { expectSoundAtEverySize } from './support/sound.ts';

const wrongPassword = 'Wrong-Pass-2026!!';
const newPassword = 'Another-Pass-2026!!';

/** The page for hands, in a tab of its own beside the portal. */
const test = base.extend<{ desk: Page }>({
  desk: async ({ context, stack }, use) => {
    const desk = await context.newPage();
    await desk.goto(`${stack.mockUrl}/qa`);
    await expect(part(desk, 'People').getByRole('listitem')).not.toHaveCount(0);
    await use(desk);
  },
});
test.use({ environment: { QA_CONTROLS: '1' } });

function part(desk: Page, name: string | RegExp): Locator {
  return desk.getByRole('region', { name });
}

/** Takes a person in hand; what is shown of them is as of now. */
async function take(desk: Page, name: PersonName): Promise<Locator> {
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(desk.getByRole('status')).toHaveText('Everything is shown as it is now.');
  await part(desk, 'People')
    .getByRole('button', { name: addressOf(name), exact: true })
    .click();
  const panel = part(desk, addressOf(name));
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(addressOf(name));
  return panel;
}

/** The first reset of a day, and the first scenario, seed a file to take rows from: seconds, where everybody works at once. */
const seeding = { timeout: 45_000 };

/** Presses a button of the page, and waits until it says what was done. */
async function press(place: Locator, button: string, said: string | RegExp): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
  await expect(place.page().getByRole('status')).toHaveText(said, seeding);
}

/** The code that a sign-in takes now. */
async function codeOn(panel: Locator): Promise<string> {
  await panel.page().getByRole('button', { name: 'Refresh' }).click();
  await expect(panel.page().getByRole('status')).toHaveText('Everything is shown as it is now.');
  return panel
    .getByText(/a sign-in takes/)
    .getByRole('code')
    .innerText();
}

test.describe("Q3: QA's story, by hand", () => {
  test.slow();

  test('lockout: five wrong passwords, the clock, and the last try', async ({ page, desk }) => {
    await page.goto('/login/form');
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByRole('button', { name: 'Next' }).click();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`${wrongPassword}${attempt}`);
      await page.getByRole('button', { name: 'Login' }).click();
      if (attempt < 5) await expect(page.getByRole('alert')).toHaveText(/Incorrect password/);
    }
    await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeVisible();

    const panel = await take(desk, 'standard');
    await expect(panel.getByText(/^until \d/)).toBeVisible();
    await expect(part(desk, 'Mails').getByText('Signing in is paused', { exact: true })).toBeVisible();
    await press(
      part(desk, 'Clock'),
      '+ 31 minutes',
      /^The clock says .+, 31 minutes ahead of the real time\.$/,
    );
    await expect(panel.getByText(/^until \d/)).toBeHidden();
    await enterPassword(page, 'standard');
    await page.waitForURL('**/tabs/policies');

    await press(panel, '4', `${addressOf('standard')} has used 4 of 5 tries.`);
    await page.goto('/logout');
    await enterPassword(page, 'standard', wrongPassword);
    await expect(page.getByRole('heading', { level: 1, name: /exhausted/ })).toBeVisible();
    await press(
      await take(desk, 'standard'),
      'Unlock',
      `${addressOf('standard')} is not locked, and has all tries.`,
    );
    await press(part(desk, 'Clock'), 'Back to real time', /^The clock says .+, the real time\.$/);
    await enterPassword(page, 'standard');
    await page.waitForURL('**/tabs/policies');
  });

  test('two-factor: set up with the code of the page, unlocked by the next one, then not asked for', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(viewports.wide);
    const panel = await take(desk, 'standard');
    await expect(panel.getByText('No authenticator.')).toBeVisible();
    await press(panel, 'Must set up', `${addressOf('standard')} must set up two-factor.`);
    await enterPassword(page, 'standard');
    await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Authentication' })).toBeVisible();
    await take(desk, 'standard');
    await expect(panel.getByText('waits to be set up')).toBeVisible();
    await expect(panel.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', /^data:image\/png/);
    await page.getByLabel('Enter verification code').fill(await codeOn(panel));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('**/tabs/policies');

    await press(await take(desk, 'standard'), 'Lock', `${addressOf('standard')} is locked for 30 minutes.`);
    await page.goto('/logout');
    await enterPassword(page, 'standard');
    await page.getByRole('button', { name: 'Or use 2-step verification to unlock' }).click();
    await enterCode(page, await codeOn(panel));
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await press(part(desk, 'Clock'), '+ 1 minute', /, 1 minute ahead of the real time\.$/);
    await enterCode(page, await codeOn(panel));
    await page.waitForURL('**/tabs/policies');

    await press(
      await take(desk, 'standard'),
      'Not asked for',
      `${addressOf('standard')} is not asked for a code.`,
    );
    await page.goto('/logout');
    await enterPassword(page, 'standard');
    await page.waitForURL('**/tabs/policies');
  });

  test('a mail: its link leads on into the portal', async ({ page, desk }) => {
    await page.goto('/login/form?step=resetPassword');
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByRole('button', { name: 'Send Instructions' }).click();
    await expect(page.getByText(/Instructions have been emailed/)).toBeVisible();
    const mails = part(desk, 'Mails');
    await mails.getByLabel('To').selectOption(addressOf('standard'));
    const link = mails.getByRole('link', { name: /\/password-reset\// });
    await expect(async () => {
      await desk.getByRole('button', { name: 'Refresh' }).click();
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.goto(new URL((await link.getAttribute('href')) ?? '').pathname);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm Password').fill(newPassword);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/tabs/policies');
  });
});

test('Q3: what is published is there', async ({ desk }) => {
  test.slow();
  const panel = await take(desk, 'standard');
  await panel.getByLabel('Value in pounds').fill('£12,345.67');
  const published = desk.waitForRequest((request) => request.url().endsWith('/valuations'));
  await press(panel, 'Publish valuation', /^A valuation as at \d{4}-\d\d-\d\d is published\.$/);
  expect((await published).postDataJSON()).toEqual({ value: 1_234_567 });
  await panel.getByLabel('Title').fill('Your review is due');
  await press(panel, 'Send notification', '“Your review is due” is sent.');
  await press(part(desk, 'Scenarios'), 'amendment-pending', /^amendment-pending is set up/);
  await press(panel, 'Approve change', `The change of ${addressOf('standard')} is approved.`);
  await press(part(desk, 'Publish for everybody'), 'Publish article', /^“.+” is published\.$/);
  await press(part(desk, 'Publish for everybody'), 'Publish terms', 'Version 5 of the terms is in force.');
  await expect(panel.getByRole('button', { name: 'Not accepted' })).toHaveAttribute('aria-pressed', 'true');
  desk.on('dialog', (dialog) => dialog.accept());
  await press(part(desk, 'People'), 'Reset everything', 'Everything is back to the seed.');
  await expect(desk.getByRole('heading', { name: 'amendment-pending' })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Accepted', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('Q3: a fault is laid on chosen calls and removed, and a world is made and thrown away', async ({
  page,
  desk,
}) => {
  test.slow();
  const faults = part(desk, 'Faults');
  await faults.getByLabel('Calls').fill('POST /v1/authentication/create');
  await faults.getByLabel('Effect').selectOption('fails with a status');
  await faults.getByRole('spinbutton', { name: 'Status' }).fill('429');
  await faults.getByLabel('Retry after').fill('30');
  await press(faults, 'Add fault', 'The fault on POST /v1/authentication/create is in force.');
  await enterPassword(page, 'standard');
  await expect(page.getByRole('alert')).toBeVisible();
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(faults.getByText(/^struck [1-9]\d* of/)).toBeVisible();
  await press(faults, 'Remove', 'The fault is removed.');

  const worlds = part(desk, 'Worlds');
  await worlds.getByLabel('Whose it is').fill('Tester');
  await press(worlds, 'Make a world', /^A world is at http:/);
  const address = await worlds.getByRole('link', { name: /^http:/ }).getAttribute('href');
  const own = await desk.context().newPage();
  await own.goto(address ?? '');
  await expect(part(own, 'People').getByRole('listitem')).not.toHaveCount(0);
  await expect(own).toHaveTitle(`QA controls · ${new URL(address ?? '').host}`);
  await expect(own.getByRole('heading', { level: 1 })).toContainText(new URL(address ?? '').host);
  await expect(part(own, 'Worlds').getByText('This is a world of its own.')).toBeVisible();
  await expect(part(own, 'Worlds').getByRole('button', { name: 'Make a world' })).toBeHidden();
  await expect(part(own, 'Worlds').getByText('There is no world but this one.')).toBeHidden();
  await press(worlds, 'Throw away', 'The world is thrown away.');
  await expect(worlds.getByText('There is no world but this one.')).toBeVisible();
});

test('Q3: a refusal is told in the words of the API beside what was asked, and nothing has changed', async ({
  desk,
}) => {
  const clock = part(desk, 'Clock');
  await clock.getByLabel('On to').fill('2001-01-01T00:00');
  await clock.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(clock.getByRole('alert')).toHaveText(
    '422: The clock only moves on: give a later moment, or real to go back.',
  );
  await expect(clock.getByText('the real time', { exact: true })).toBeVisible();
  await press(part(desk, 'Mails'), 'Empty', /^\d+ mails? (is|are) thrown away\.$/);
  await expect(clock.getByRole('alert')).toBeHidden();
});

test('Q3: what is shown is of whoever is in hand, and nobody is asked for a code they do not have', async ({
  desk,
}) => {
  const errors: string[] = [];
  desk.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const vip = await take(desk, 'vip');
  await expect(vip.getByText(/a sign-in takes/)).toBeVisible();
  await vip.getByLabel('Text').fill('For one person only');
  const standard = await take(desk, 'standard');
  await expect(standard.getByLabel('Text')).toHaveValue('');
  await expect(standard.getByText('No authenticator.')).toBeVisible();
  await expect(standard.getByText(/a sign-in takes/)).toBeHidden();
  await part(desk, 'Mails').getByLabel('To').selectOption(addressOf('standard'));
  await expect(
    part(desk, 'Mails').getByText(`No mail to ${addressOf('standard')} is waiting.`),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('Q3: what was done elsewhere is shown on coming back, and what is half typed stays', async ({
  stack,
  desk,
}) => {
  const panel = await take(desk, 'standard');
  await panel.getByLabel('Text').fill('Half ty');
  await desk.request.put(`${stack.mockUrl}/qa/clock`, { data: { advance_seconds: 88_320 } });
  await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    part(desk, 'Clock').getByText('1 day, 32 minutes ahead of the real time', { exact: true }),
  ).toBeVisible();
  await expect(panel.getByLabel('Text')).toHaveValue('Half ty');
});

test('Q3: the page works by keyboard, and focus stays where the person is', async ({ desk }) => {
  const person = part(desk, 'People').getByRole('button', { name: addressOf('vip'), exact: true });
  await person.focus();
  await desk.keyboard.press('Enter');
  await expect(person).toHaveAttribute('aria-pressed', 'true');
  const used = part(desk, addressOf('vip')).getByRole('button', { name: '3', exact: true });
  await used.focus();
  await desk.keyboard.press('Space');
  await expect(used).toHaveAttribute('aria-pressed', 'true');
  await expect(used).toBeFocused();
});

test('Q3: a scenario is set up by one press, says what is to be seen, and all of it is sound at every size', async ({
  page,
  desk,
}) => {
  test.slow();
  const errors: string[] = [];
  desk.on('pageerror', ({ message }) => errors.push(message));
  desk.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) errors.push(message.text());
  });
  const scenarios = part(desk, 'Scenarios');
  await press(
    scenarios,
    'terms-updated',
    /^terms-updated is set up\. After the password the new terms are shown/,
  );
  await expect(part(desk, addressOf('standard'))).toBeVisible();
  await expect(scenarios.getByText('Sign in as').locator('xpath=..')).toContainText(addressOf('standard'));
  await enterPassword(page, 'standard');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();

  await press(scenarios, 'reset-mail-waiting', /^reset-mail-waiting is set up/);
  await press(part(desk, 'Faults'), 'Add fault', /in force/);
  await take(desk, 'vip');
  await part(desk, 'Mails').getByText('Set a new password', { exact: true }).click();
  await expectSoundAtEverySize(desk);
  expect(errors).toEqual([]);
});
