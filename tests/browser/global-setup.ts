import { rmSync } from 'node:fs';
import { runFolder } from './support/run-folder.ts';
import { buildSignInPage } from './support/sign-in-page.ts';
import { seedTemplate } from './support/template.ts';

/** What every test starts with: a seeded database, and the modules that sign a client in. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default async function setUp(): Promise<() => void> {
  await buildSignInPage();
  await seedTemplate();
  return () => rmSync(runFolder, { recursive: true, force: true });
}
