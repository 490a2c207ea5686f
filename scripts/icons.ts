import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { projectRoot } from './project.ts';
import { exitWith, printLine } from './terminal.ts';
import { findChromium } from './testing/find-chromium.ts';

/**
 * `npm run icons`: draws what a device shows of the portal from the marks: icons of the installed web app for each
 * brand, and icon and start picture of the native apps. What it writes is committed.
 */
const publicFolder = 'apps/web/public';
const androidIcons = 'apps/native/android/app/src/main/res/mipmap-xxxhdpi';
const iosPictures = 'apps/native/ios/App/App/Assets.xcassets';

/** Ground and mark as tokens.css has them for the landing page: `--hero` and `--hero-accent`, in the light scheme. */
const looks = {
  standard: { ground: '#e3f3f2', mark: '#087375' },
  vip: { ground: '#0f1b2d', mark: '#dcc182' },
} as const;
type BrandName = keyof typeof looks;

/**
 * Shares are of the width. A device may cut a maskable icon down to a circle of 80 %; Apple rounds corners itself, and
 * does not allow transparent ones.
 */
type Picture = { file: string; brand: BrandName; pixels: number; markShare: number; cornerShare: number };

function webIcons(brand: BrandName): Picture[] {
  const file = (kind: string) => `${publicFolder}/icons/${brand}-${kind}.png`;
  return [
    { file: file('192'), brand, pixels: 192, markShare: 0.66, cornerShare: 0.2 },
    { file: file('512'), brand, pixels: 512, markShare: 0.66, cornerShare: 0.2 },
    { file: file('maskable-512'), brand, pixels: 512, markShare: 0.5, cornerShare: 0 },
    { file: file('apple-180'), brand, pixels: 180, markShare: 0.62, cornerShare: 0 },
  ];
}

const nativePictures: Picture[] = [
  { file: `${androidIcons}/ic_launcher.png`, pixels: 192, markShare: 0.66, cornerShare: 0.2 },
  { file: `${androidIcons}/ic_launcher_round.png`, pixels: 192, markShare: 0.58, cornerShare: 0.5 },
  {
    file: `${iosPictures}/AppIcon.appiconset/AppIcon-512@2x.png`,
    pixels: 1024,
    markShare: 0.62,
    cornerShare: 0,
  },
  { file: `${iosPictures}/Splash.imageset/splash.png`, pixels: 1366, markShare: 0.16, cornerShare: 0 },
].map((picture) => ({ ...picture, brand: 'standard' }));

try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const picture of [...webIcons('standard'), ...webIcons('vip'), ...nativePictures]) {
    const file = join(projectRoot, picture.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(browser, picture));
    printLine(picture.file);
  }
  await browser.close();
} catch (error) {
  exitWith(error);
}

async function draw(browser: Browser, picture: Picture): Promise<Buffer> {
  const { brand, pixels, markShare, cornerShare } = picture;
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  const mark = readFileSync(join(projectRoot, publicFolder, `logos/portal-${brand}-mark.svg`), 'utf8');
  await page.setContent(`<!doctype html><style>
    body { margin: 0 }
    div { display: grid; place-items: center; height: 100vh; --logo-mark: ${looks[brand].mark};
      background: ${looks[brand].ground}; border-radius: ${cornerShare * 100}% }
    svg { width: ${markShare * 100}vw; height: ${markShare * 100}vw }
  </style><div>${mark}</div>`);
  const drawn = await page.screenshot({ omitBackground: cornerShare > 0 });
  await page.close();
  return drawn;
}
