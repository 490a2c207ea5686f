import { openDatabase } from '@portal/prisma/client';
import { expect, test, viewports } from './support/fixtures.ts';
import { callsOf, expectAnswered } from './support/gateway-calls.ts';
import { main, part } from './support/landmarks.ts';
import { openPolicy, slider } from './support/policy-page.ts';
import { goTo, signIn } from './support/sign-in.ts';

test('P-2, SEC-F1: an unknown id and the id of another client show the same', async ({ page, stack }) => {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const foreign = await database.policy.findFirstOrThrow({
    where: { client: { email: 'vip@portal.example.com' } },
  });
  await database.$disconnect();
  await page.setViewportSize(viewports.wide);
  const calls = callsOf(page);
  await signIn(page, 'standard');
  const openMissing = async (id: string) => {
    await goTo(page, `/tabs/policies/view/${id}`);
    await expect(main(page).getByRole('heading', { name: 'We could not find this policy' })).toBeVisible();
  };
  await openMissing('no-uuid-at-all');
  // The list beside it, its filters and its export load one after the other.
  await expect(part(page, 'Your policies').getByRole('link')).toHaveCount(3);
  await expect(main(page).getByRole('button', { name: 'All 3' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Export policies as CSV' })).toBeVisible();
  await expectAnswered(calls);
  const whole = await main(page).innerText();
  for (const id of [foreign.uuid, '00000000-0000-4000-8000-00000000dead']) {
    await openMissing(id);
    await expect(main(page)).toHaveText(whole, { useInnerText: true });
  }
  await main(page).getByRole('link', { name: 'All policies' }).click();
  await expect(page).toHaveURL('/tabs/policies');
});

test('S-6: a policy that does not come says so, and can be tried again', async ({ page, stack }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await stack.stopMock();
  await part(page, 'Your policies').getByRole('link', { name: 'Workplace pension' }).click();
  await expect(main(page).getByRole('alert')).toContainText('We could not load this policy');
  await stack.startMock();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Holdings')).toBeVisible();
});

test('S-6: a valuation that makes no sense fails alone, and can be tried again', async ({ page, stack }) => {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const ofPension = {
    policy: { name: 'Workplace pension', client: { email: 'standard@portal.example.com' } },
  };
  const latest = await database.valuation.findFirstOrThrow({
    where: ofPension,
    orderBy: { valuedOn: 'desc' },
  });
  const setSource = (source: string) =>
    database.valuation.update({ where: { uuid: latest.uuid }, data: { source } });
  await setSource('no source of the contract');
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await openPolicy(page, 'Workplace pension');
  await expect(part(page, 'Value')).toContainText('The latest value could not be read');
  await expect(slider(page)).toBeVisible();
  await expect(part(page, 'Pension details')).toBeVisible();
  await setSource(latest.source);
  await database.$disconnect();
  await part(page, 'Value').getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Value')).toContainText('£84,162.30');
});
