import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { envSchema } from '../../../apps/gateway/src/env.ts';
import { nativePage } from '../../../scripts/native/native-page.ts';
import { installedBinary, projectRoot } from '../../../scripts/project.ts';

/** The origin of the client inside the Android app. */
const appOrigin = 'https://localhost';

/** Builds the client as `npm run native:sync` does, for this gateway, and serves it as the app's own web view would. */
export async function openNativeBuild(page: Page, folder: string, gatewayOrigin: string): Promise<void> {
  execFileSync(
    installedBinary('vite'),
    ['build', '--mode', 'native', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: join(projectRoot, 'apps/web'),
      env: { ...process.env, VITE_GATEWAY_ORIGIN: gatewayOrigin },
    },
  );
  const settings = envSchema.omit({ GATEWAY_SESSION_SECRET: true }).parse({});
  const html = nativePage(readFileSync(join(folder, 'index.html'), 'utf8'), settings, gatewayOrigin);
  await page.route(`${appOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (extname(pathname) === '') return route.fulfill({ body: html, contentType: 'text/html' });
    const path = join(folder, pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${appOrigin}/login/form`);
}
