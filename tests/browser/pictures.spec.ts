import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/project.ts';
import { restOfMotion } from './support/accessibility-checks.ts';
import { expect, test } from './support/fixtures.ts';
import { currentCode } from './support/one-time-code.ts';
import { addressOf, enterCode, enterPassword, holdWelcome, secretOf, signIn } from './support/sign-in.ts';

/**
 * `npm run screenshots`: a picture of every page, in both brands, light and dark, at the two sizes of the look-book.
 */
const pictures = join(projectRoot, 'test-results', 'pictures');
const readmePictures = join(projectRoot, 'docs', 'images');

const sizes = [
  { size: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { size: 'narrow', viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 },
  { size: 'wide', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
] as const;
const schemes = ['light', 'dark'] as const;

/** The page as it is now, in each scheme. Motion is off, so that a picture is the same each time. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    await restOfMotion(page);
    await page.screenshot({ path: join(pictures, name.replace('SCHEME', colorScheme)) });
  }
}

/** Pages that need sign-in: the address of each, and what it shows when it has loaded. */
const signedInPages: readonly { name: string; path: string; shows: string | RegExp }[] = [
  { name: 'account', path: '/tabs/account', shows: 'Who looks after you' },
  { name: 'account-devices', path: '/tabs/account?part=devices', shows: 'This device' },
  { name: 'account-history', path: '/tabs/account?part=history', shows: 'What happened, newest first' },
  { name: 'account-legal', path: '/tabs/account?part=legal', shows: 'Terms of use' },
  { name: 'account-update', path: '/tabs/account/update', shows: 'County or region' },
  { name: 'account-password', path: '/tabs/account/password', shows: 'Set Password' },
  { name: 'account-mfa-setup', path: '/tabs/account/mfa-setup', shows: /Verify|Replace authenticator app/ },
  { name: 'messages', path: '/tabs/messages', shows: 'Your yearly review, January' },
  { name: 'messages-new', path: '/tabs/messages?new=', shows: 'Subject' },
  { name: 'documents', path: '/tabs/documents', shows: 'Only new' },
  { name: 'insights', path: '/tabs/insights', shows: /min read/ },
  { name: 'insight', path: '/tabs/insights/view/pensions-and-inheritance-tax', shows: 'All articles' },
  { name: 'notifications', path: '/tabs/notifications', shows: /of \d+ unread/ },
];

for (const { size, viewport, deviceScaleFactor } of sizes) {
  test.describe(`pictures, ${size}`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const brand of ['standard', 'vip'] as const) {
      test.describe(`as a ${brand} client`, () => {
        test.use({ environment: { DEFAULT_BRAND: brand } });
        const file = (page: string) => `${page}--${brand}-SCHEME--${size}.png`;

        test(`before the sign-in, ${brand}`, async ({ page }) => {
          const steps = ['email', 'resetPassword', 'contactSupport'];
          await page.goto('/');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await shoot(page, file('landing'));
          for (const step of steps) {
            await page.goto(`/login/form?step=${step}`);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await shoot(page, file(`login-${step}`));
          }
          await page.goto('/no/such/page');
          await shoot(page, file('not-found'));
        });

        test(`left alone, ${brand}`, async ({ page }) => {
          await page.clock.install();
          await signIn(page, brand);
          await expect
            .poll(() => page.evaluate(() => localStorage.getItem('portal.activity')))
            .not.toBeNull();
          await page.clock.fastForward('14:15');
          await expect(page.getByRole('alertdialog')).toBeVisible();
          await shoot(page, file('idle-warning'));
          await page.clock.fastForward('00:50');
          await expect(page.getByText(/You were signed out after/)).toBeVisible();
          await shoot(page, file('login-after-idle'));
        });

        test(`the steps of signing in, ${brand}`, async ({ page }) => {
          await page.goto('/login/form');
          await page.getByLabel('Email Address').fill(addressOf('vip'));
          await page.getByRole('button', { name: 'Next' }).click();
          await page.getByLabel('Password', { exact: true }).fill('Wrong-Pass-2026!!');
          await shoot(page, file('login-password'));
          await page.getByRole('button', { name: 'Login' }).click();
          await expect(page.getByRole('alert')).toHaveText(/Error!.*Incorrect password/);
          await shoot(page, file('login-password-wrong'));
          await enterPassword(page, 'vip');
          await page.getByLabel('Enter verification code').fill('4071');
          await shoot(page, file('login-mfa'));
          for (const [person, shows, name] of [
            ['terms', 'What this service is', 'login-terms'],
            ['locked', 'Unlocks at', 'login-lockout'],
            ['setup', 'Scan the QR code', 'login-mfa-setup'],
          ] as const) {
            await enterPassword(page, person);
            await expect(page.getByRole('main').getByText(shows)).toBeVisible();
            await shoot(page, file(name));
          }
          await enterPassword(page, 'locked');
          await page.getByRole('button', { name: 'Or use 2-step verification to unlock' }).click();
          await expect(page.getByLabel('Enter verification code')).toBeVisible();
          await shoot(page, file('login-unlock'));
        });

        test(`invited, ${brand}`, async ({ page }) => {
          for (const [code, shows, name] of [
            ['INVITE-VALID-0001', 'Confirm Password', 'login-createPassword'],
            ['INVITE-NOBODY-0001', 'Invite not found', 'invite-not-found'],
            ['INVITE-EXPIRED-0001', 'This invitation has expired', 'invite-expired'],
          ] as const) {
            await page.goto(`/invite/${code}`);
            await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
            await shoot(page, file(name));
          }
        });
      });
    }

    test('signed in, vip', async ({ page }) => {
      const goOn = await holdWelcome(page);
      await enterPassword(page, 'vip');
      await enterCode(page, currentCode(secretOf('vip')));
      await expect(page.getByText(/^Hi .+, welcome to your VIP experience/)).toBeVisible();
      await page.screenshot({ path: join(pictures, `welcome--vip-light--${size}.png`) });
      goOn();
      await page.waitForURL('**/tabs/policies');
      await expect(page.getByRole('slider', { name: 'Total value by date' })).toBeVisible();
      await shoot(page, `policies--vip-SCHEME--${size}.png`);
    });

    test('signed in, standard', async ({ page }) => {
      const goOn = await holdWelcome(page);
      await enterPassword(page, 'standard');
      await expect(page.getByText(/^Hi .+, welcome to your experience/)).toBeVisible();
      await page.screenshot({ path: join(pictures, `welcome--standard-light--${size}.png`) });
      goOn();
      await page.waitForURL('**/tabs/policies');
      await expect(page.getByRole('slider', { name: 'Total value by date' })).toBeVisible();
      await shoot(page, `policies--standard-SCHEME--${size}.png`);
    });

    for (const person of ['vip', 'standard'] as const) {
      test(`behind the sign-in, ${person}`, async ({ page }) => {
        test.slow();
        const file = (name: string) => `${name}--${person}-SCHEME--${size}.png`;
        await signIn(page, person);
        for (const { name, path, shows } of signedInPages) {
          await page.goto(path);
          await expect(
            page.getByRole('main').getByText(shows).filter({ visible: true }).first(),
          ).toBeVisible();
          await shoot(page, file(name));
        }
        await page.goto('/tabs/messages');
        await page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first().click();
        await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
        await shoot(page, file('messages-thread'));
      });
    }

    for (const person of ['vip', 'standard'] as const) {
      test(`information, ${person}`, async ({ page }) => {
        test.slow();
        const main = page.getByRole('main');
        const settled = async (name: string) => {
          await page.waitForLoadState('networkidle');
          await shoot(page, `${name}--${person}-SCHEME--${size}.png`);
        };
        await signIn(page, person, '/tabs/information');
        await main.getByRole('link', { name: /Brackenfield/ }).click();
        await expect(page.getByRole('heading', { name: 'Brackenfield' })).toBeVisible();
        await settled('provider');
        await page.goBack();
        await settled('information');
        await page.goto('/tabs/information/due-diligence');
        const report = main
          .getByRole('region', { name: 'The panel' })
          .getByRole('link', { name: 'Brackenfield' });
        await expect(report).toBeVisible();
        await settled('due-diligence');
        await report.click();
        await expect(page.getByRole('heading', { name: 'Brackenfield' })).toBeVisible();
        await settled('report');
        const own = person === 'vip' ? ['about-vip'] : [];
        for (const path of ['content/complaints', 'information/firm', ...own]) {
          await page.goto(`/tabs/${path}`);
          await expect(main.getByRole('article')).toBeVisible();
          await settled(path.replace(/.*\//, ''));
        }
      });
    }

    for (const [person, names] of [
      ['vip', ['Joint investment account', 'Offshore bond', 'Guaranteed annuity', 'Discretionary portfolio']],
      ['standard', ['Workplace pension', 'Stocks and shares ISA', 'Family life cover']],
    ] as const) {
      test(`policies one by one, ${person}`, async ({ page }) => {
        test.slow();
        await signIn(page, person);
        for (const name of names) {
          await page.goto('/tabs/policies');
          await page.getByRole('region', { name: 'Your policies' }).getByRole('link', { name }).click();
          await expect(page.getByRole('heading', { name })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const file = `policy-${name.toLowerCase().replaceAll(' ', '-')}--${person}-SCHEME--${size}.png`;
          await shoot(page, file);
        }
      });
    }

    test('signed in, a client with nothing yet', async ({ page }) => {
      await signIn(page, 'empty');
      await shoot(page, `policies-empty--standard-SCHEME--${size}.png`);
    });

    test.describe('of QA', () => {
      test.use({ environment: { QA_CONTROLS: '1' } });

      test('the QA console', async ({ page, stack }) => {
        await page.goto(`${stack.mockUrl}/qa`);
        await expect(page.getByRole('heading', { level: 2, name: /@/ })).toBeVisible();
        await shoot(page, `qa--SCHEME--${size}.png`);
      });
    });
  });
}

test.afterAll(() => {
  mkdirSync(readmePictures, { recursive: true });
  for (const [from, to] of [
    ['welcome--vip-light--wide.png', 'welcome.png'],
    ['policies--vip-light--wide.png', 'policies.png'],
  ] as const) {
    copyFileSync(join(pictures, from), join(readmePictures, to));
  }
});
