import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { StackError } from '../terminal.ts';

/** The same engine without windows: its tests take a third less of the processor. It has no back/forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

type Options = {
  readonly chosen: string | undefined;
  readonly exists?: (path: string) => boolean;
  /** Leaves the headless shell out: for a test of the back/forward cache. */
  readonly isWhole?: boolean;
};

/** The browser that the tests drive: CHROMIUM_PATH, else one of the system, else the one Playwright installed. */
export function findChromium(options: Options = { chosen: process.env.CHROMIUM_PATH }): string {
  const { chosen, exists = existsSync, isWhole = false } = options;
  if (chosen) {
    if (exists(chosen)) return chosen;
    throw new StackError(`CHROMIUM_PATH is "${chosen}", and there is no such file: correct it or unset it.`);
  }
  const paths = [...(isWhole ? [] : [headlessShell]), ...usualPaths, chromium.executablePath()];
  const found = paths.find((path) => exists(path));
  if (found) return found;
  throw new StackError(
    'The browser tests need Chromium and none was found: install it (Debian and Ubuntu: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to the one you have.',
  );
}
