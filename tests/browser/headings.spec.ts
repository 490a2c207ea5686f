import type { Page } from '@playwright/test';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { latestYear } from './support/information-pages.ts';
import { main } from './support/landmarks.ts';
import { goTo, signIn } from './support/sign-in.ts';

/**
 * Pages of one thing: the list that leads there, its link, what it is called in the header and in the document
 * title, and its parent page.
 */
const things = [
  {
    from: '/tabs/policies',
    link: /Joint investment account/,
    name: 'Joint investment account',
    parent: '/tabs/policies',
  },
  { from: '/tabs/information', link: /Brackenfield/, name: 'Brackenfield', parent: '/tabs/information' },
  {
    from: '/tabs/information/due-diligence',
    link: 'Brackenfield',
    name: `Brackenfield, report ${latestYear}`,
    parent: '/tabs/information/due-diligence',
  },
  {
    from: '/tabs/insights',
    link: /^Pensions and inheritance tax/,
    name: 'Pensions and inheritance tax: what changes in April 2027',
    parent: '/tabs/insights',
  },
  {
    from: '/tabs/messages',
    link: /Moving the cash ISA/,
    name: 'Moving the cash ISA when its rate ends',
    parent: '/tabs/messages',
  },
  {
    from: '/tabs/notifications',
    link: /Ruth Vasey replied/,
    name: 'Ruth Vasey replied to you',
    parent: '/tabs/notifications',
  },
  { from: '/tabs/account?part=legal', link: /Accessibility/, name: 'Accessibility', parent: '/tabs/account' },
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openFrom(page: Page, { from, link }: (typeof things)[number]): Promise<void> {
  await goTo(page, from);
  await main(page).getByRole('link', { name: link }).filter({ visible: true }).first().click();
}

test('R-22, R-32, R-43: on a phone the header and the document title have the name of what is open, the page does not repeat it, and Back has its parent page', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'vip');
  for (const thing of things) {
    await openFrom(page, thing);
    await expect(title(page)).toHaveText(`${thing.name} Noonmark Private`);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle(`${thing.name} · Noonmark Private`);
    // The header has the name before the page has its content.
    await expect(main(page).getByRole('article')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: thing.name })).toHaveCount(1);
    const back = page.getByRole('banner').getByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', thing.parent);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Policies' }).click();
  await expect(title(page)).toHaveText('Policies Noonmark Private');
});

readingAs('vip')(
  'R-22: on a wide screen the name is the heading of the pane, below the title of the page',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    const [policy] = things;
    await openFrom(page, policy);
    await expect(main(page).getByRole('heading', { level: 2, name: policy.name })).toBeVisible();
    await expect(title(page)).toHaveText('Policy Noonmark Private');
    await page.setViewportSize(viewports.phone);
    await expect(title(page)).toHaveText(`${policy.name} Noonmark Private`);
    await expect(page.getByRole('heading', { name: policy.name })).toHaveCount(1);
  },
);

test('R-22: a very long name is cut for the eye and whole for screen readers', async ({ page }) => {
  const name = 'A very long title of an article '.repeat(12).trim();
  await page.route('**/trpc/insights.byId**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replaceAll('Pensions and inheritance tax: what changes in April 2027', name),
    });
  });
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'standard', '/tabs/insights/view/pensions-and-inheritance-tax');
  await expect(title(page)).toHaveText(`${name} Noonmark`);
  const shown = title(page).getByText(name);
  const { height, whole } = await shown.evaluate((text) => ({
    height: text.clientHeight,
    whole: text.scrollHeight,
  }));
  expect(height).toBeLessThan(whole);
  expect(height).toBeLessThan(viewports.phone.height / 4);
});
