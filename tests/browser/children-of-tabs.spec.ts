import type { Locator, Page } from '@playwright/test';
import { seedPassword } from '@portal/prisma/seed/people';
import { paths } from '../../apps/web/src/core/routing/paths.ts';
import { expect, test, viewports, withoutPortal } from './support/fixtures.ts';
import { callsOf, expectQuiet } from './support/gateway-calls.ts';
import { main } from './support/landmarks.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterCode, goTo, secretOf, signIn, signOutInPlace } from './support/sign-in.ts';

type Child = {
  /** A page with links to it, and the prefix of those links; a child without such a page has only its own address. */
  from?: string;
  link?: string;
  /** Words of the link to take; the first one unless given. */
  of?: string;
  address: string;
  /** What only the page itself shows. */
  shows: (main: Locator) => Locator;
};

const heading = (name: string | RegExp) => (main: Locator) => main.getByRole('heading', { level: 2, name });
const region = (name: string) => (main: Locator) => main.getByRole('region', { name });
const firstLink = (to: string) => (main: Locator) => main.locator(`a[href^="${to}"]`).first();
const report = heading('Brackenfield');

/** Every child of R-11 by its pattern: a route that is missing here fails. */
const children: Record<string, Child> = {
  '/tabs/messages': { address: '/tabs/messages', shows: region('Conversations') },
  '/tabs/notifications': { address: '/tabs/notifications', shows: region('Notifications') },
  '/tabs/account': { address: '/tabs/account', shows: heading('Personal details') },
  '/tabs/account/update': {
    address: '/tabs/account/update',
    shows: (main) => main.getByRole('button', { name: 'Send the change' }),
  },
  '/tabs/account/password': {
    address: '/tabs/account/password',
    shows: (main) => main.getByLabel('Current password'),
  },
  '/tabs/account/mfa-setup': {
    address: '/tabs/account/mfa-setup',
    shows: (main) => main.getByLabel('Enter verification code'),
  },
  '/tabs/documents': { address: '/tabs/documents', shows: firstLink('/tabs/documents/view/') },
  '/tabs/documents/view/:id': {
    from: '/tabs/documents',
    link: '/tabs/documents/view/',
    address: '',
    shows: (main) => main.getByRole('article').first(),
  },
  '/tabs/documents/requests/:id': {
    from: '/tabs/documents',
    link: '/tabs/documents/requests/',
    address: '',
    shows: region('The request'),
  },
  '/tabs/documents/statement': {
    address: '/tabs/documents/statement',
    // In its own words where the gateway has no keys to sign one with.
    shows: heading(/statement/i),
  },
  '/tabs/policies': { address: '/tabs/policies', shows: firstLink('/tabs/policies/view/') },
  '/tabs/policies/view/:id': {
    from: '/tabs/policies',
    link: '/tabs/policies/view/',
    address: '',
    shows: (main) => main.getByRole('article').first(),
  },
  '/tabs/information': { address: '/tabs/information', shows: region('Providers') },
  '/tabs/information/due-diligence': {
    address: '/tabs/information/due-diligence',
    shows: region('The panel'),
  },
  '/tabs/information/due-diligence/report/:id': {
    from: '/tabs/information',
    link: '/tabs/information/view/',
    of: 'Brackenfield',
    address: '/tabs/information/due-diligence/report/',
    shows: report,
  },
  '/tabs/information/due-diligence/:dueDiligenceUuid/report/:providerUuid': {
    from: '/tabs/information/due-diligence',
    link: '/tabs/information/due-diligence/',
    of: 'Brackenfield',
    address: '',
    shows: report,
  },
  '/tabs/information/view/:id': {
    from: '/tabs/information',
    link: '/tabs/information/view/',
    of: 'Brackenfield',
    address: '',
    shows: heading('Brackenfield'),
  },
  '/tabs/information/firm': { address: '/tabs/information/firm', shows: heading(/Arkwright Pell/) },
  '/tabs/insights': { address: '/tabs/insights', shows: firstLink('/tabs/insights/view/') },
  '/tabs/insights/view/:id': {
    from: '/tabs/insights',
    link: '/tabs/insights/view/',
    address: '',
    shows: (main) => main.getByRole('article').first(),
  },
  '/tabs/content/:id': { address: '/tabs/content/privacy', shows: heading('Privacy') },
};
/** For VIP clients alone, so it has its own sign-in. */
const aboutVip = { address: '/tabs/about-vip', shows: region('Your adviser') };

/** The address of each child, with the ids of this client where it needs some. */
async function addressesFor(page: Page): Promise<[address: string, child: Child][]> {
  const found: [string, Child][] = [];
  for (const child of Object.values(children)) {
    if (!child.from || !child.link) {
      found.push([child.address, child]);
      continue;
    }
    await goTo(page, child.from);
    const links = main(page).locator(`a[href^="${child.link}"]`);
    const link = (child.of ? links.filter({ hasText: child.of }) : links).first();
    const href = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    found.push([child.address === '' ? href : child.address + href.slice(child.link.length), child]);
  }
  return found;
}

async function expectPage(page: Page, address: string, { shows }: Pick<Child, 'shows'>): Promise<void> {
  await expect(shows(main(page)).first(), address).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page).toHaveTitle(/ · Noonmark/);
  // A part that is still loading has not failed yet.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
}

withoutPortal('R-11: every child of /tabs/ is in this file', () => {
  const patterns = Object.values(paths).flatMap(({ pattern }) =>
    pattern.startsWith('/tabs/') ? pattern : [],
  );
  expect([...Object.keys(children), aboutVip.address].toSorted()).toEqual(patterns.toSorted());
});

test('R-10, R-11, R-18: every child of /tabs/ is a page of its own, opens directly when signed in, and without a session after the login form', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(480_000);
  const calls = callsOf(page);
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard');
  for (const [address, child] of await addressesFor(page)) {
    await page.goto(address);
    await expectPage(page, address, child);
    // What is still under way when the client signs out would be refused.
    await expectQuiet(page, calls);
    expect(consoleErrors, address).toEqual([]);
    await signOutInPlace(page);
    await page.goto(address);
    await expect(page).toHaveURL(/\/login\/form/);
    await page.getByLabel('Email Address').fill(addressOf('standard'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expectPage(page, address, child);
    await expectQuiet(page, calls);
    expect(consoleErrors, `${address} after the login form`).toEqual([]);
  }
});

test('R-10, R-11, R-18: the page for VIP clients opens deep, through the login form and signed in', async ({
  page,
}) => {
  test.slow();
  await page.goto(aboutVip.address);
  await expect(page).toHaveURL(/\/login\/form/);
  await page.getByLabel('Email Address').fill(addressOf('vip'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await enterCode(page, currentCode(secretOf('vip')));
  await expectPage(page, aboutVip.address, aboutVip);
  await page.reload();
  await expectPage(page, aboutVip.address, aboutVip);
  await expect(main(page).getByText('Ruth Vasey')).toBeVisible();
});
