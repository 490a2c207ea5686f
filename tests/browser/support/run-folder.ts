import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

/** Set by the first process of a run; workers get it with their environment. */
process.env.BROWSER_TESTS_FOLDER ??= mkdtempSync(join(temporaryFolder, 'portal-browser-'));

/** What the tests of one run share, and no other run on this machine. */
export const runFolder: string = process.env.BROWSER_TESTS_FOLDER;
