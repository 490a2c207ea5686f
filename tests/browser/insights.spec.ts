import type { Page } from '@playwright/test';
import { openDatabase } from '@portal/prisma/client';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, expectNoOverflow, readingAs, test, viewports } from './support/fixtures.ts';
import { expectPrintFrame } from './support/print.ts';
import { watchScrollWhenLeft } from './support/scroll-when-left.ts';
import { enterPassword, goTo, signIn } from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

/** More articles than one part of the list holds, older than those of the seed. */
async function writeMore(stack: Stack, count: number): Promise<void> {
  const database = openDatabase(`file:${stack.databaseFile}`);
  const { id: _id, ...article } = await database.insight.findFirstOrThrow();
  await database.insight.createMany({
    data: Array.from({ length: count }, (_unused, index) => ({
      ...article,
      id: `archive-${index}`,
      title: `From the archive ${index}`,
      publishedAt: new Date(Date.UTC(2020, 0, 1) - index * 86_400_000),
    })),
  });
  await database.$disconnect();
}

const titles = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

const titleOfInheritance = /inheritance tax/;

for (const person of ['vip', 'standard'] as const) {
  readingAs(person)(
    `P-6, R-14: ${person}@: the list and an article are sound at every size, light and dark`,
    async ({ page }) => {
      await goTo(page, '/tabs/policies');
      await page.getByRole('link', { name: 'Insights' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/tabs\/insights$/);
      await expect(titles(page).first()).toBeVisible();
      await expect(page).toHaveTitle(/^Insights · Noonmark/);
      await expectSoundAtEverySize(page);
      await titles(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/tabs\/insights\/view\//);
      await expect(page.getByRole('article').getByText(/min read/)).toBeVisible();
      await expectSoundAtEverySize(page);
    },
  );
}

test('P-6: more are shown part by part, and Back leads to where one was, with all of them', async ({
  page,
  stack,
}) => {
  await writeMore(stack, 30);
  await page.setViewportSize(viewports.phone);
  await signIn(page, 'standard', '/tabs/insights');
  await expect(titles(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more articles' }).press('Enter');
  await expect(titles(page)).toHaveCount(20);
  await expect(titles(page).nth(10).getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Show more articles' }).click();
  await expect(titles(page)).toHaveCount(30);
  const twentyFifth = titles(page).nth(24).getByRole('link');
  await twentyFifth.scrollIntoViewIfNeeded();
  const scrollWhenLeft = await watchScrollWhenLeft(page);
  await twentyFifth.click();
  await expect(page).toHaveURL(/\/view\//);
  await page.goBack();
  await expect(titles(page)).toHaveCount(30);
  expect(await scrollWhenLeft()).toBeGreaterThan(500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(await scrollWhenLeft());
});

readingAs('standard')(
  'P-6, P-11: an article prints with its picture and text, head and foot, and without what only a screen needs',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/insights');
    await titles(page).first().getByRole('link').click();
    const article = page.getByRole('article');
    const title = article.getByRole('heading', { level: 2 }).first();
    const related = page.getByRole('navigation', { name: 'More articles' });
    const like = article.getByRole('button').first();
    for (const shown of [title, related, like]) await expect(shown).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectPrintFrame(page, 'Daniel Okafor');
    await expect(title).toBeVisible();
    await expect(article.getByText(/min read/)).toBeVisible();
    await expect(
      article
        .locator('p')
        .filter({ hasText: /\w{4,}.{80,}/ })
        .first(),
    ).toBeVisible();
    for (const gone of [page.getByRole('navigation').first(), like, related]) await expect(gone).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // Nothing is cut off at the side of a sheet.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expectNoOverflow(page);
    expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

readingAs('standard')('P-6: filters are in the address, and survive a reload', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await goTo(page, '/tabs/insights');
  const all = 10;
  await expect(titles(page)).toHaveCount(all);
  await page.getByRole('button', { name: 'Tax planning' }).click();
  await expect(page).toHaveURL(/\?category=tax-planning$/);
  await expect(page.getByRole('status').filter({ hasText: 'There are no more.' })).toBeAttached();
  await expect.poll(() => titles(page).count()).toBeLessThan(all);
  await expect(titles(page).filter({ hasText: titleOfInheritance })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tax planning' })).toHaveAttribute('aria-pressed', 'true');
  await goTo(page, '/tabs/insights?category=nothing-of-the-kind');
  await expect(page.getByText('No articles match these filters')).toBeVisible();
  await expectSoundAtEverySize(page);
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(titles(page)).toHaveCount(all);
});

/** The like button of the first article that the client does not like yet, by the title that it names. */
async function firstUnliked(page: Page) {
  const unliked = page.getByRole('button', { name: /^Like/, pressed: false }).first();
  const title = /“(.+)”/.exec((await unliked.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  return { title, like: page.getByRole('button', { name: `Like “${title}”` }) };
}

test('P-33: a like shows at once, in the list and on the article, is kept, and counts once', async ({
  page,
}) => {
  await signIn(page, 'standard', '/tabs/insights');
  const { title, like } = await firstUnliked(page);
  const count = Number(await like.textContent());
  const taken = page.waitForResponse(/insights\.like/);
  await like.dblclick();
  await expect(like).toHaveText(String(count + 1));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await taken;
  await titles(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/view\//);
  await expect(like).toHaveText(String(count + 1));
  await page.reload();
  await expect(like).toHaveText(String(count + 1));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('P-33, S-6: a like that the firm refuses is undone, with a message', async ({ page, stack }) => {
  await signIn(page, 'standard', '/tabs/insights');
  const { like } = await firstUnliked(page);
  const count = await like.textContent();
  await stack.stopMock();
  await like.click();
  await expect(page.getByRole('alert')).toContainText('Your like was not counted');
  await expect(like).toHaveText(count ?? '');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('R-18, P-6: a link to an article works after sign-in; one to no article says so', async ({ page }) => {
  await page.goto('/tabs/insights/view/pensions-and-inheritance-tax');
  await expect(page).toHaveURL(/\/login\/form/);
  await enterPassword(page, 'standard');
  await expect(page).toHaveURL(/\/tabs\/insights\/view\/pensions-and-inheritance-tax$/);
  await expect(page.getByRole('heading', { level: 2, name: titleOfInheritance })).toBeVisible();
  await goTo(page, '/tabs/insights/view/no-such-article');
  await expect(page.getByText('We could not find this article')).toBeVisible();
  await expectSoundAtEverySize(page);
});

readingAs('vip')(
  'P-37, R-14: no two covers of the list are alike, and each article has the one of its card',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/insights');
    const covers = page.getByRole('main').locator('li svg[data-tone]');
    await expect(covers).toHaveCount(10);
    const drawings = await covers.evaluateAll((all) => all.map((cover) => cover.innerHTML));
    expect(new Set(drawings).size).toBe(drawings.length);
    await titles(page).first().getByRole('link').click();
    const cover = page.getByRole('article').locator('svg[data-tone]');
    await expect(cover).toBeVisible();
    await expect(cover).toHaveAttribute('aria-hidden', 'true');
    expect(await cover.evaluate(({ innerHTML }) => innerHTML)).toBe(drawings[0]);
  },
);

readingAs('standard')(
  'R-19, R-36: an article opens with the focus on its title, and Back returns it to its card',
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/insights');
    const card = titles(page).first().getByRole('link');
    const title = (await card.textContent()) ?? '';
    await card.press('Enter');
    await expect(page).toHaveURL(/\/view\//);
    await expect(page.getByRole('article').getByRole('heading', { level: 2, name: title })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/tabs/insights');
    await expect(card).toBeFocused();
  },
);

test('P-33: a like is taken back by pressing again, and that is kept', async ({ page }) => {
  await signIn(page, 'standard', '/tabs/insights');
  const { like } = await firstUnliked(page);
  const before = (await like.textContent()) ?? '';
  for (const pressed of ['true', 'false']) {
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', pressed);
    await expect(like).toHaveAttribute('aria-busy', 'false');
  }
  // Without the answers that this tab stores, the page shows what the firm has.
  await page.addInitScript(() => sessionStorage.removeItem('portal.queries'));
  await page.reload();
  await expect(like).toHaveText(before);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
