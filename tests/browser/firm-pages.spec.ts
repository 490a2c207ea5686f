import { openDatabase } from '@portal/prisma/client';
import { expectSoundAtEverySize } from './support/accessibility-checks.ts';
import { expect, readingAs, test, viewports } from './support/fixtures.ts';
import { main } from './support/landmarks.ts';
import { goTo, signIn } from './support/sign-in.ts';
import type { Stack } from './support/stack.ts';

async function writePrivacy(stack: Stack, html: string): Promise<void> {
  const database = openDatabase(`file:${stack.databaseFile}`);
  await database.contentPage.update({ where: { id: 'privacy' }, data: { html } });
  await database.$disconnect();
}

readingAs('standard')(
  "P-10: the firm's pages are linked from information and from one another, and have their titles",
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/information');
    await expect(main(page).getByRole('link', { name: 'About Arkwright Pell' })).toBeVisible();
    await main(page).getByRole('link', { name: 'If you are unhappy with us' }).click();
    await expect(page).toHaveTitle('If you are unhappy with us · Noonmark');
    await expect(main(page).getByRole('heading', { name: 'The ombudsman' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Privacy/ })
      .click();
    await expect(page).toHaveURL('/tabs/content/privacy');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
  },
);

for (const person of ['vip', 'standard'] as const) {
  readingAs(person)(
    `P-23, P-10, P-11, R-14: ${person}@: the firm's own pages are sound at every size`,
    async ({ page }) => {
      test.slow();
      const own = person === 'vip' ? ['/tabs/about-vip'] : [];
      for (const address of ['/tabs/content/complaints', '/tabs/information/firm', ...own]) {
        await goTo(page, address);
        await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectSoundAtEverySize(page);
      }
    },
  );
}

test('P-10, SEC-G4: markup that would run, load or lead astray is taken out of a page', async ({
  page,
  stack,
}) => {
  await writePrivacy(
    stack,
    '<p>Kept.</p><script>document.title = "hurt"</script><img src="/x" onerror="document.title = \'hurt\'"><a href="javascript:alert(1)">astray</a><iframe src="https://example.com"></iframe>',
  );
  await signIn(page, 'standard', '/tabs/content/privacy');
  const article = main(page).getByRole('article');
  await expect(article.getByText('Kept.')).toBeVisible();
  await expect(article.locator('script, img, iframe')).toHaveCount(0);
  await expect(article.getByText('astray')).not.toHaveAttribute('href');
  await expect(page).toHaveTitle('Privacy · Noonmark');
});

readingAs('standard')(
  "P-11: the firm's name, logo, number, day of registration and words, reached from information",
  async ({ page }) => {
    await page.setViewportSize(viewports.wide);
    await goTo(page, '/tabs/information');
    await main(page).getByRole('link', { name: 'About Arkwright Pell' }).click();
    await expect(
      main(page).getByRole('heading', { level: 2, name: 'Arkwright Pell Financial Planning' }),
    ).toBeVisible();
    await expect(main(page).getByRole('img', { name: /^Logo of Arkwright Pell/ })).toBeVisible();
    await expect(main(page).getByText('000193')).toBeVisible();
    await expect(main(page).getByText('16 March 2009')).toBeVisible();
    await expect(main(page).getByText(/^We are a firm of eleven planners/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: '01632 960 300' })).toHaveAttribute(
      'href',
      'tel:01632960300',
    );
    await expect(main(page).getByText(/^6 Merchant Hall Lane/)).toBeVisible();
  },
);

readingAs('vip')('P-23: vip@: about-vip names the adviser and the benefits', async ({ page }) => {
  await goTo(page, '/tabs/about-vip');
  await expect(main(page).getByRole('region', { name: 'Your adviser' })).toContainText('Ruth Vasey');
  await expect(main(page).getByText('A direct line.')).toBeVisible();
  await expect(page).toHaveTitle('About VIP · Noonmark Private');
});

readingAs('standard')(
  'P-23: standard@: about-vip leads to the policies, by either of its addresses',
  async ({ page }) => {
    await goTo(page, '/tabs/policies');
    await page.goto('/tabs/about-vip');
    await expect(page).toHaveURL('/tabs/policies');
    await page.goto('/tabs/content/about-vip');
    await expect(page).toHaveURL('/tabs/policies');
  },
);

test('S-6: a page that does not come says so, and comes when asked again', async ({ page, stack }) => {
  await page.setViewportSize(viewports.wide);
  await signIn(page, 'standard', '/tabs/insights');
  await stack.stopMock();
  await goTo(page, '/tabs/content/privacy');
  await expect(main(page).getByRole('heading', { name: 'We could not load this page' })).toBeVisible();
  await stack.startMock();
  await main(page)
    .getByRole('alert')
    .filter({ hasText: 'We could not load this page' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
});
