import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect } from './support/fixtures.ts';
import { part, press, take, test } from './support/qa-desk.ts';
import { addressOf, enterPassword } from './support/sign-in.ts';

test('Q-9: what is published is there', async ({ desk }) => {
  test.slow();
  const panel = await take(desk, 'standard');
  await panel.getByLabel('Value in pounds').fill('£12,345.67');
  const published = desk.waitForRequest((request) => request.url().endsWith('/valuations'));
  await press(panel, 'Publish valuation', /^A valuation as at \d{4}-\d\d-\d\d is published\.$/);
  expect((await published).postDataJSON()).toEqual({ value: 1_234_567 });
  await panel.getByRole('form', { name: 'Notification' }).getByLabel('Title').fill('Your review is due');
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

test('Q-9: a fault is added to chosen calls and removed, and a world is made and deleted', async ({
  page,
  desk,
}) => {
  test.slow();
  const faults = part(desk, 'Faults');
  await faults.getByLabel('Calls').fill('POST /v1/authentication/create');
  await faults.getByLabel('Effect').selectOption('fails with a status');
  await faults.getByRole('spinbutton', { name: 'Status' }).fill('429');
  await faults.getByLabel('Retry after').fill('30');
  await press(faults, 'Add fault', 'The fault on POST /v1/authentication/create is active.');
  await enterPassword(page, 'standard');
  await expect(page.getByRole('alert')).toBeVisible();
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(faults.getByText(/^applied [1-9]\d* of/)).toBeVisible();
  await press(faults, 'Remove', 'The fault is removed.');

  const worlds = part(desk, 'Worlds');
  await worlds.getByLabel('Label').fill('Tester');
  await press(worlds, 'Make a world', /^A world is at http:/);
  const address = await worlds.getByRole('link', { name: /^http:/ }).getAttribute('href');
  const own = await desk.context().newPage();
  await own.goto(address ?? '');
  await expect(part(own, 'People').getByRole('listitem')).not.toHaveCount(0);
  await expect(own).toHaveTitle(`QA console · ${new URL(address ?? '').host}`);
  await expect(own.getByRole('heading', { level: 1 })).toContainText(new URL(address ?? '').host);
  await expect(part(own, 'Worlds').getByText('This is a world of its own.')).toBeVisible();
  await expect(part(own, 'Worlds').getByRole('button', { name: 'Make a world' })).toBeHidden();
  await expect(part(own, 'Worlds').getByText('There is no world but this one.')).toBeHidden();
  await press(worlds, 'Delete', 'The world is deleted.');
  await expect(worlds.getByText('There is no world but this one.')).toBeVisible();
});

test('Q-9: a refusal is shown in the words of the API beside the form, and nothing has changed', async ({
  desk,
}) => {
  const clock = part(desk, 'Clock');
  await clock.getByLabel('On to').fill('2001-01-01T00:00');
  await clock.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(clock.getByRole('alert')).toHaveText(
    '422: The clock only moves on: give a later moment, or real to go back.',
  );
  await expect(clock.getByText('the real time', { exact: true })).toBeVisible();
  await press(part(desk, 'Mails'), 'Empty', /^\d+ mails? (is|are) deleted\.$/);
  await expect(clock.getByRole('alert')).toBeHidden();
});

test('Q-9: the page shows the selected client, and requires no code that they do not have', async ({
  desk,
}) => {
  const errors: string[] = [];
  desk.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const vip = await take(desk, 'vip');
  await expect(vip.getByText(/a sign-in takes/)).toBeVisible();
  await vip.getByLabel('Text').fill('For one person only');
  const standard = await take(desk, 'standard');
  await expect(standard.getByLabel('Text')).toHaveValue('');
  await expect(standard.getByText('No authenticator app.')).toBeVisible();
  await expect(standard.getByText(/a sign-in takes/)).toBeHidden();
  await part(desk, 'Mails').getByLabel('To').selectOption(addressOf('standard'));
  await expect(
    part(desk, 'Mails').getByText(`No mail to ${addressOf('standard')} is waiting.`),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('Q-9: what was done elsewhere is shown on coming back, and what is half typed stays', async ({
  stack,
  desk,
}) => {
  const panel = await take(desk, 'standard');
  await panel.getByLabel('Text').fill('Half ty');
  await desk.request.put(`${stack.mockUrl}/qa/clock`, { data: { advance_seconds: 88_320 } });
  await desk.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(
    part(desk, 'Clock').getByText('1 day, 32 minutes ahead of the real time', { exact: true }),
  ).toBeVisible();
  await expect(panel.getByLabel('Text')).toHaveValue('Half ty');
});

test('Q-9: until a client who was just selected is loaded, no button acts on the one before', async ({
  desk,
}) => {
  await expect((await take(desk, 'vip')).getByRole('button', { name: '3', exact: true })).toBeVisible();
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await desk.route(
    (url) => decodeURIComponent(url.pathname) === `/qa/people/${addressOf('standard')}`,
    async (route) => {
      arrived.resolve();
      await release.promise;
      await route.continue();
    },
  );
  await part(desk, 'People')
    .getByRole('button', { name: addressOf('standard'), exact: true })
    .click();
  await arrived.promise;
  const used = part(desk, addressOf('standard')).getByRole('button', { name: '3', exact: true });
  await expect(used).toBeHidden();
  release.resolve();
  await used.click();
  await expect(desk.getByRole('status')).toHaveText(`${addressOf('standard')} has used 3 of 5 attempts.`);
});

test('Q-9: the page works by keyboard, and focus stays in place', async ({ desk }) => {
  const person = part(desk, 'People').getByRole('button', { name: addressOf('vip'), exact: true });
  await person.focus();
  await desk.keyboard.press('Enter');
  await expect(person).toHaveAttribute('aria-pressed', 'true');
  const used = part(desk, addressOf('vip')).getByRole('button', { name: '3', exact: true });
  await expect(used).toHaveAttribute('aria-pressed', 'false');
  await expect(used).toBeVisible();
  await used.focus();
  await expect(used).toBeFocused();
  await desk.keyboard.press('Space');
  await expect(used).toHaveAttribute('aria-pressed', 'true');
  await expect(used).toBeFocused();
});

test('Q-9: a scenario is set up by one press, says what is to be seen, and all of it is sound at every size', async ({
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
  await press(part(desk, 'Faults'), 'Add fault', /is active/);
  await take(desk, 'vip');
  await part(desk, 'Mails').getByText('Set a new password', { exact: true }).click();
  await expectSoundAtEverySize(desk);
  expect(errors).toEqual([]);
});
