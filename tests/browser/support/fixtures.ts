import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page, type WebError } from '@playwright/test';
import type { MockProfile } from '@portal/contract/qa/worlds';
import { roomyLimits } from '../../../scripts/stack/start-server.ts';
import { findChromium } from '../../../scripts/testing/find-chromium.ts';
import { watchConsole } from './console-errors.ts';
import { createReaders, type Readers } from './readers.ts';
import { runFolder } from './run-folder.ts';
import { type Servers, startServers } from './servers.ts';
import type { SignedInPerson } from './sign-in.ts';
import { type Stack, startStack } from './stack.ts';
import { templateFile } from './template.ts';

/** A busy machine makes the mock late. */
const patience = {
  UPSTREAM_CONNECT_MS: '20000',
  UPSTREAM_HEADERS_MS: '20000',
  UPSTREAM_TOTAL_MS: '30000',
};

/** What a project of the configuration may set. */
export type ProjectOptions = {
  /** How much the mock gives: everything, or what the specification names alone. */
  profile: MockProfile;
};

type Fixtures = ProjectOptions & {
  /** Further variables of both servers, such as the brand that strangers see. */
  environment: Readonly<Record<string, string>>;
  /** Whether both servers are processes of this test alone, as when what they load must be theirs. */
  ownProcesses: boolean;
  /** A gateway, a mock and a database of this test alone; a test that only reads has none. */
  stack: Stack;
  /** What the browser's console called errors, each with its address, for a test that expects none. */
  consoleErrors: string[];
  /** Exceptions that no code of the page caught: they fail every test that does not take them out. */
  exceptions: string[];
};

type WorkerFixtures = {
  /** The process in which the servers of all tests of a worker are opened. */
  servers: Servers;
  /** A stack that no test changes. */
  sharedStack: Stack;
  readers: Readers;
};

const browserTest = base.extend({
  // Here, since the configuration is also read where there is no browser: by `npm run check`.
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findChromium() }),
    { scope: 'worker' },
  ],
});

export const test = browserTest.extend<Fixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const servers = startServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  sharedStack: [
    async ({ servers }, use, { workerIndex, project }) => {
      const folder = join(runFolder, `shared-${workerIndex}`);
      const stack = await startStack({
        folder,
        logFolder: join(project.outputDir, `shared-stack-${workerIndex}`),
        template: templateFile,
        environment: { ...roomyLimits, ...patience, MOCK_PROFILE: 'full' },
        servers,
      });
      await use(stack);
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  readers: [({ browser }, use) => use(createReaders(browser)), { scope: 'worker' }],
  profile: ['full', { option: true }],
  environment: [{}, { option: true }],
  ownProcesses: [false, { option: true }],
  stack: async ({ profile, environment, ownProcesses, servers }, use, info) => {
    const folder = join(runFolder, `${info.testId}-${info.repeatEachIndex}-${info.retry}`);
    const stack = await startStack({
      folder,
      logFolder: info.outputPath('stack'),
      template: templateFile,
      environment: { ...roomyLimits, ...patience, MOCK_PROFILE: profile, ...environment },
      ...(!ownProcesses && { servers }),
    });
    await use(stack);
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ stack }, use) => {
    await use(stack.portalUrl);
  },
  consoleErrors: async ({ page }, use) => {
    const { errors, stop } = watchConsole(page);
    await use(errors);
    stop();
  },
  exceptions: [
    async ({ page }, use) => {
      const exceptions: string[] = [];
      const note = (thrown: WebError) => exceptions.push(thrown.error().message);
      page.context().on('weberror', note);
      await use(exceptions);
      page.context().off('weberror', note);
      expect(exceptions, 'exceptions that the page did not catch').toEqual([]);
    },
    { auto: true },
  ],
});

/** Without a portal: for what the browser alone decides. Its tests share the workers of `test`. */
export const withoutPortal = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  baseURL: async ({}, use) => {
    await use(undefined);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  exceptions: async ({}, use) => {
    await use([]);
  },
});

/** For strangers who only read: `page` is new, and its portal is one that no test changes. */
export const readingAsStranger = test.extend({
  baseURL: ({ sharedStack }, use) => use(sharedStack.portalUrl),
});

/**
 * For tests that only read: `page` is of a client who is signed in, and other tests use it before and after, so each
 * goes to its page with `goTo`. It is of the full profile. A test that changes something, sets an option of `test.use`,
 * or is about loading, starts with `test`.
 */
export function readingAs(person: SignedInPerson) {
  return readingAsStranger.extend({
    page: async ({ readers }, use) => {
      await use(await readers.pageOf(person));
    },
  });
}

export { expect };

/** Width and height in CSS pixels of the sizes every page is seen at. */
export const viewports = { phone: { width: 360, height: 780 }, wide: { width: 1280, height: 860 } } as const;

/** Nothing is wider than the window once the page has settled: no horizontal scrolling. */
export function expectNoOverflow(page: Page): Promise<void> {
  const overflowPixels = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return expect.poll(overflowPixels).toBeLessThanOrEqual(0);
}
