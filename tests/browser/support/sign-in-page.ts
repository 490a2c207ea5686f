import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../../scripts/project.ts';
import { runFolder } from './run-folder.ts';

const webRoot = join(projectRoot, 'apps/web');
const folder = join(runFolder, 'sign-in');
const bundle = join(folder, 'sign-in.js');

/** Bundles the client's own modules of signing in, once for a run. */
export async function buildSignInPage(): Promise<void> {
  // Only here: every worker loads this file, and none of them builds.
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  await build({
    root: webRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: 'src/test/sign-in-page.ts',
        formats: ['iife'],
        name: 'signInPage',
        fileName: () => 'sign-in.js',
      },
    },
  });
  // Vite sets it for the whole process, and the servers of the tests would take it over.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** What the modules read from the page: the nonce of the first proof, and the configuration. */
const written = /<meta name="dpop-nonce"[^>]*>|<script type="application\/json"[\s\S]*?<\/script>/g;

type Person = { email: string; password: string; code: string | undefined };

/** What that page has in `window`. */
type SignInPage = Window & { signIn(person: Person): Promise<void> };

/** Opens a page of the portal's origin that holds those modules and nothing else, and signs the client in there. */
export async function signInThere(page: Page, person: Person): Promise<void> {
  const isSignInPage = (url: URL) => url.pathname === '/sign-in-of-a-test';
  await page.route(isSignInPage, async (route) => {
    const portal = await (await fetch(new URL('/', route.request().url()))).text();
    const head = portal.match(written)?.join('');
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Sign in</title>${head}<script>${readFileSync(bundle, 'utf8')}</script>`,
    });
  });
  await page.goto('/sign-in-of-a-test');
  await page.evaluate((credentials) => (window as unknown as SignInPage).signIn(credentials), person);
  await page.unroute(isSignInPage);
}
