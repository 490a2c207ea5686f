import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOfPage, type Manifest } from './budget/manifest.ts';
import { type PageBudget, pageBudgets, reactHelloWorldKb } from './budget/pages.ts';
import { projectRoot } from './stack/project.ts';
import { exitWith, StackError } from './stack/stack-error.ts';

/** `npm run budget`: the JavaScript that the first paint of each page waits for, beside what it may weigh. */
const webFolder = join(projectRoot, 'apps/web');
const manifestFile = join(webFolder, 'dist/.vite/manifest.json');

try {
  const manifest = readManifest();
  const pages = pageBudgets.map((page) => ({ ...page, sizeKb: sizeOf(page, manifest) }));
  printTable(pages);
  process.exitCode = pages.some(({ sizeKb, budgetKb }) => sizeKb > budgetKb) ? 1 : 0;
} catch (error) {
  exitWith(error);
}

function readManifest(): Manifest {
  if (!existsSync(manifestFile)) throw new StackError('The client is not built: run `npm run build` first.');
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

/** Refuses a page whose modules were renamed, since it would measure too little. */
function sizeOf(page: PageBudget, manifest: Manifest): number {
  const gone = page.lazyModules.find((path) => !existsSync(join(webFolder, path)));
  if (gone) throw new StackError(`apps/web/${gone} is gone: name its successor in scripts/budget/pages.ts.`);
  const sizes = filesOfPage(manifest, page.lazyModules).map(
    (file) => brotliCompressSync(readFileSync(join(webFolder, 'dist', file))).length,
  );
  return sizes.reduce((total, size) => total + size, 0) / 1000;
}

function printTable(pages: readonly (PageBudget & { sizeKb: number })[]): void {
  console.log('\n  JavaScript of the first paint, brotli      kB   budget   ratio to a React hello world');
  for (const { page, sizeKb, budgetKb } of pages) {
    const ratio = (sizeKb / reactHelloWorldKb).toFixed(2);
    const mark = sizeKb > budgetKb ? '✗' : '✓';
    console.log(
      `  ${mark} ${page.padEnd(36)} ${sizeKb.toFixed(1).padStart(6)} ${String(budgetKb).padStart(8)} ${ratio.padStart(7)}`,
    );
  }
  console.log('');
}
