import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/stack/find-chromium.ts';
import type { ProjectOptions } from './support/fixtures.ts';

/** What holds before either profile of the mock, but for tests of what the specification does not name. */
const onBothProfiles = ['lockout', 'login', 'login-walk', 'mfa-setup', 'ways-in'];

/** Chromium as it is installed on the machine; it must reach nothing but the stack under test. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig<ProjectOptions>({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  projects: [
    { name: 'behaviour', testIgnore: ['pictures.spec.ts', 'specification-profile.spec.ts'] },
    {
      name: 'specification',
      testMatch: [...onBothProfiles, 'specification-profile'].map((name) => `${name}.spec.ts`),
      grepInvert: /@beyond-specification/,
      use: { profile: 'specification' },
    },
    { name: 'pictures', testMatch: 'pictures.spec.ts' },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every step costs half as much again as the step: ask for one with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The worker of an installed portal is met in installable.spec.ts alone; elsewhere requests go to the gateway.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
