import type { Page } from '@playwright/test';
import { expectSoundAtEverySize, restOfMotion } from './support/accessibility-checks.ts';
import { expect, test } from './support/fixtures.ts';
import { installed, notice, openInstalled } from './support/installed.ts';
import { signIn } from './support/sign-in.ts';
import { namesLeft } from './support/stored-state.ts';

test.use({ serviceWorkers: 'allow' });

/** Things that only the VIP person has. */
const canaries = [
  'Hartnoll',
  'Castlegate',
  '61248022',
  '1,414,208.87',
  '141420887',
  '1,240,150.92',
  '124015092',
];

/** Addresses, headers and text of everything in Cache Storage. */
function keptFiles(page: Page) {
  return page.evaluate(async () => {
    const kept: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const { pathname, search } = new URL(request.url);
        const headers = JSON.stringify([...(answer?.headers ?? [])]);
        kept.push({
          cache: name,
          path: pathname + search,
          text: `${answer?.url} ${headers} ${await answer?.text()}`,
        });
      }
    }
    return kept;
  });
}

for (const [brand, name, headline] of [
  ['standard', 'Noonmark', 'See where your money stands today.'],
  ['vip', 'Noonmark Private', 'Your wealth, seen in a clear light.'],
] as const)
  test.describe(`in the ${brand} brand`, () => {
    test.use({ environment: { DEFAULT_BRAND: brand } });

    test('R-20, R-33: the browser can install the portal, which has its own headline, every icon has its declared size, and the title bar has the ground of the page, light and dark', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await installed(page);
      const session = await page.context().newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Playwright's own contexts are incognito, where nothing can be installed: that one error is expected.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      const { errors, data = '{}' } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data) as { name: string; icons: { src: string; sizes: string }[] };
      expect(manifest.name).toBe(name);
      const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
      const icons = [...manifest.icons, { src: apple ?? '', sizes: '180x180' }];
      const found = await page.evaluate(
        (sources) =>
          Promise.all(
            sources.map(async (src) => {
              const picture = Object.assign(new Image(), { src });
              await picture.decode();
              return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }),
          ),
        icons.map(({ src }) => src),
      );
      expect(found).toEqual(icons.map(({ sizes }) => sizes));

      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        const asRgb = await page
          .locator(`meta[name="theme-color"][media*="${scheme}"]`)
          .evaluate((element: HTMLMetaElement) => {
            const probe = document.createElement('i');
            probe.style.color = element.content;
            return document.body.appendChild(probe).style.color;
          });
        await restOfMotion(page);
        const ground = await page
          .locator('.hero')
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(asRgb, scheme).toBe(ground);
      }
    });
  });

test('R-37, R-38: without a network it opens, says so plainly, and continues once the network is back', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await openInstalled(page, '/');
  await stack.stopGateway();
  await page.goto('/login/form?step=email');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect(notice(page)).toContainText('The portal cannot be reached.');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(notice(page)).toContainText('Still no connection after one attempt.');
  await stack.startGateway();
  await page.clock.fastForward('00:15');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await page.context().setOffline(true);
  await expect(notice(page)).toContainText('You are offline.');
  await expectSoundAtEverySize(page);
  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('R-12: after a reload without a network the numbers of unread messages and notifications are there again', async ({
  page,
  stack,
}) => {
  await signIn(page, 'standard');
  await installed(page);
  const badges = [/^Messages, 1 unread$/, /^Notifications, \d+ unread$/].map((name) =>
    page.getByRole('banner').getByRole('link', { name }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const badge of badges) await expect(badge).toBeVisible();
  // Whatever is stored from now on has the numbers, and the next page brings something to store.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function store(key, value) {
      setItem.call(this, key, value);
      if (key === 'portal.queries') document.documentElement.dataset.stored = 'true';
    };
  });
  await page.getByRole('link', { name: 'Insights' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-stored', 'true');
  await stack.stopGateway();
  await page.reload();
  for (const badge of badges) await expect(badge).toBeVisible();
});

test('SEC-E13: of a page that a mailed code opens the device keeps no address', async ({ page }) => {
  await openInstalled(page, '/login/form');
  await page.goto('/password-reset/canary-0123456789abcdef');
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  const kept = await keptFiles(page);
  expect(kept.map(({ path }) => path)).toContain('/');
  expect(kept.filter(({ text }) => text.includes('canary'))).toEqual([]);
});

test('SEC-G30, SEC-H2: what is kept is the list of files and the page that everyone gets; signing out without a network empties the rest', async ({
  page,
  stack,
}) => {
  await signIn(page, 'vip');
  await installed(page);
  await page.reload();
  await expect(page.getByText('£1,240,150.92').first()).toBeVisible();
  await page.goto('/tabs/account');
  await expect(page.getByRole('main').getByText('Hartnoll').first()).toBeVisible();
  const expectOnlyShell = async () => {
    const kept = await keptFiles(page);
    const paths = kept.map(({ path }) => path);
    expect(paths).toContain('/');
    expect(
      paths.filter((path) => !/^\/($|assets\/[^?]+$|logos\/[\w-]+\.svg$|favicon\.svg$)/.test(path)),
    ).toEqual([]);
    const text = kept.map((entry) => entry.text).join('\n');
    expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
  };
  await expectOnlyShell();
  await expect
    .poll(() => namesLeft(page))
    .toEqual(expect.arrayContaining(['portal.session', 'portal.queries', 'seal', 'proof']));
  await stack.stopGateway();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect.poll(() => namesLeft(page)).toEqual([]);
  await expectOnlyShell();
  await page.goto('/tabs/policies');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  const sessions = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')));
  await expect.poll(sessions).toEqual([]);
});
