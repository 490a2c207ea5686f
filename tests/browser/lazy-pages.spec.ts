import { expect, readingAsStranger, test, viewports } from './support/fixtures.ts';
import { callsOf, expectQuiet } from './support/gateway-calls.ts';
import { expectProviders, panel, providers } from './support/information-pages.ts';
import { main, part } from './support/landmarks.ts';
import { openPolicy, slider } from './support/policy-page.ts';
import { signIn } from './support/sign-in.ts';

test('R-15: the code of each page comes when it is wanted, and not before', async ({ page }) => {
  test.slow();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, part] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (part !== undefined) fetched.add(part);
  });
  const pages = ['policy', 'information', 'provider', 'report', 'insights', 'insight'].map(
    (name) => `${name}-screen`,
  );
  const come = () => [...pages, 'time-series-chart'].filter((name) => fetched.has(name));
  const rail = page.getByRole('navigation').filter({ visible: true });

  const calls = callsOf(page);
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await expect(part(page, 'Your policies').getByRole('link')).toHaveCount(3);
  // The total over time is drawn under the list of policies, later than the list.
  await expect.poll(come).toEqual(['time-series-chart']);
  await expectQuiet(page, calls);
  expect(fetched).toContain('signed-in');
  expect(come()).toEqual(['time-series-chart']);
  await part(page, 'Your policies').getByRole('link', { name: 'Workplace pension' }).hover();
  await expect.poll(come).toEqual(['policy-screen', 'time-series-chart']);
  await openPolicy(page, 'Workplace pension');
  await expect(slider(page)).toBeVisible();
  await expectQuiet(page, calls);
  expect(come()).toEqual(['policy-screen', 'time-series-chart']);
  await rail.getByRole('link', { name: 'Information' }).click();
  await part(page, 'Providers').getByRole('link', { name: 'Brackenfield' }).click();
  await main(page)
    .getByRole('link', { name: /^Report 20/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/report\//);
  await expect.poll(come).toContain('report-screen');
  await expectQuiet(page, calls);
  expect(come()).toEqual(expect.arrayContaining(['information-screen', 'provider-screen']));
  expect(come()).not.toContain('insights-screen');
  await rail.getByRole('link', { name: 'Insights' }).click();
  await main(page).getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tabs\/insights\/view\//);
  await expect.poll(come).toEqual(expect.arrayContaining(['insights-screen', 'insight-screen']));
});

readingAsStranger(
  'R-23: the code of the policies is there before the client has signed in',
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/login/form');
    await expect(page.getByLabel('Email Address')).toBeVisible();
    await expect
      .poll(() => fetched.filter((path) => /\/assets\/signed-in-[\w-]{8}\.js$/.test(path)))
      .toHaveLength(1);
    await expect(page).toHaveURL(/\/login\/form/);
  },
);

test('R-24: the code of a provider and of a report is fetched when one points at a link to it, and not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const hasFetched = (part: string) => fetched.some((url) => url.includes(part));
  const calls = callsOf(page);
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  await page.getByRole('link', { name: 'Information' }).filter({ visible: true }).click();
  await expectProviders(page);
  await expectQuiet(page, calls);
  expect(hasFetched('provider-screen')).toBe(false);
  await providers(page)
    .getByRole('link', { name: /Brackenfield/ })
    .hover();
  await expect.poll(() => hasFetched('provider-screen')).toBe(true);
  await main(page).getByRole('link', { name: 'Due diligence', exact: true }).click();
  await expect(panel(page).getByRole('link', { name: 'Brackenfield' })).toBeVisible();
  await expectQuiet(page, calls);
  expect(hasFetched('report-screen')).toBe(false);
  await panel(page).getByRole('link', { name: 'Brackenfield' }).hover();
  await expect.poll(() => hasFetched('report-screen')).toBe(true);
});
