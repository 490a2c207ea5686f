import { test as base, expect, type Page } from '@playwright/test';
import type { MockProfile } from '@portal/contract/qa/worlds';
import { type Servers, startServers } from './servers.ts';
import { type Stack, startStack } from './stack.ts';
import { templateFile } from './template.ts';

/** Limits that a client never reaches, but a test that signs in repeatedly does, or a machine that is busy. */
const roomyLimits = {
  SIGN_IN_LIMIT_PER_MINUTE: '1000',
  RATE_LIMIT_PER_MINUTE: '100000',
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
  /** A gateway, a mock and a database of this test alone. */
  stack: Stack;
  /** Sentences the browser's console called errors; a test that expects some takes them out. */
  consoleErrors: string[];
};

type WorkerFixtures = {
  /** The process in which the servers of all tests of a worker are opened. */
  servers: Servers;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const servers = startServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  profile: ['full', { option: true }],
  environment: [{}, { option: true }],
  ownProcesses: [false, { option: true }],
  stack: async ({ profile, environment, ownProcesses, servers }, use, info) => {
    const stack = await startStack({
      folder: info.outputPath('stack'),
      template: templateFile,
      environment: { ...roomyLimits, MOCK_PROFILE: profile, ...environment },
      ...(!ownProcesses && { servers }),
    });
    await use(stack);
    await stack.stop();
  },
  baseURL: async ({ stack }, use) => {
    await use(stack.portalUrl);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(errors);
    },
    { auto: true },
  ],
});

export { expect };

/** Width and height in CSS pixels of the sizes every page is seen at. */
export const viewports = { phone: { width: 360, height: 780 }, wide: { width: 1280, height: 860 } } as const;

/** Nothing is wider than the window once the page has settled: no horizontal scrolling. */
export function expectNoOverflow(page: Page): Promise<void> {
  const overflowPixels = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return expect.poll(overflowPixels).toBeLessThanOrEqual(0);
}
