import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from './support/fixtures.ts';

/** Files that run with both profiles of the mock, except for their tests of what the specification does not name. */
const onBothProfiles = ['lockout', 'login', 'login-walk', 'mfa-setup', 'terms', 'ways-in'];

/** The browser must reach nothing but the stack under test. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Saves the process that each page keeps ready for another site.
  '--disable-site-isolation-trials',
  // A page lives for seconds: compilers cost more processor time than they save, an eighth over 46 tests. What runs
  // thousands of times is compiled all the same, as the rules of axe are.
  '--js-flags=--no-turbofan --no-sparkplug --invocation-count-for-maglev=3000 --invocation-count-for-maglev-osr=500 --single-threaded-gc',
];

export default defineConfig<ProjectOptions>({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // Node.js runs TypeScript itself. Playwright's own transform also maps the stack of every step, which takes 6 % longer.
  build: { external: ['**/*.ts'] },
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Four keep two cores busy: a test waits for the page almost half of its time. Six take as long.
  workers: 4,
  // Limits for what never comes: a machine that is several times slower stays below them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  // In this order; the longest tests are not among the last ones, which leave a processor without work.
  projects: [
    {
      name: 'specification',
      testMatch: [...onBothProfiles, 'specification-profile'].map((name) => `${name}.spec.ts`),
      grepInvert: /@beyond-specification/,
      use: { profile: 'specification' },
    },
    { name: 'behaviour', testIgnore: ['pictures.spec.ts', 'specification-profile.spec.ts'] },
    { name: 'pictures', testMatch: 'pictures.spec.ts' },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing makes every step half as slow again: switch it on with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Only installable.spec.ts uses the service worker; elsewhere requests go to the gateway.
    serviceWorkers: 'block',
    // Animations are drawn many times a second, and no test is about them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments },
  },
});
