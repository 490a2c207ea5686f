import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './stack/find-chromium.ts';
import { projectRoot } from './stack/project.ts';
import { exitWith } from './stack/stack-error.ts';

/** `npm run icons`: draws the icons of the installed portal from the marks, once for each brand. What it writes is committed. */
const publicFolder = join(projectRoot, 'apps/web/public');
const iconFolder = join(publicFolder, 'icons');

/** Ground and mark as tokens.css has them for the landing page: `--hero` and `--hero-accent`, in the light scheme. */
const brands = [
  { name: 'standard', ground: '#e3f3f2', mark: '#087375' },
  { name: 'vip', ground: '#0f1b2d', mark: '#dcc182' },
] as const;
type Brand = (typeof brands)[number];

/** A maskable icon may lose all but a circle of 80 %; Apple rounds the corners itself. */
const kinds = [
  { name: '192', pixels: 192, markShare: 0.66, cornerShare: 0.2 },
  { name: '512', pixels: 512, markShare: 0.66, cornerShare: 0.2 },
  { name: 'maskable-512', pixels: 512, markShare: 0.5, cornerShare: 0 },
  { name: 'apple-180', pixels: 180, markShare: 0.62, cornerShare: 0 },
] as const;
type Kind = (typeof kinds)[number];

try {
  mkdirSync(iconFolder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const brand of brands) {
    for (const kind of kinds) {
      const file = join(iconFolder, `${brand.name}-${kind.name}.png`);
      writeFileSync(file, await draw(browser, brand, kind));
      console.log(file);
    }
  }
  await browser.close();
} catch (error) {
  exitWith(error);
}

async function draw(
  browser: Browser,
  brand: Brand,
  { pixels, markShare, cornerShare }: Kind,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  const mark = readFileSync(join(publicFolder, `logos/portal-${brand.name}-mark.svg`), 'utf8');
  await page.setContent(`<!doctype html><style>
    body { margin: 0 }
    div { display: grid; place-items: center; height: 100vh; --logo-mark: ${brand.mark};
      background: ${brand.ground}; border-radius: ${cornerShare * 100}% }
    svg { width: ${markShare * 100}vw; height: ${markShare * 100}vw }
  </style><div>${mark}</div>`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
