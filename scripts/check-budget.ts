import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOfPage, type Manifest } from './budget/manifest.ts';
import { type PageBudget, pageBudgets, REACT_HELLO_WORLD_KB } from './budget/pages.ts';
import { projectRoot } from './project.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run budget`: the JavaScript that the first paint of each page waits for, beside what it may weigh; `-- --files`
 * lists it.
 */
const webFolder = join(projectRoot, 'apps/web');
const manifestFile = join(webFolder, 'dist/.vite/manifest.json');

try {
  const manifest = readManifest();
  const pages = pageBudgets.map((page) => measure(page, manifest));
  printTable(pages);
  process.exitCode = pages.some(({ sizeKb, budgetKb }) => sizeKb > budgetKb) ? 1 : 0;
} catch (error) {
  exitWith(error);
}

function readManifest(): Manifest {
  if (!existsSync(manifestFile)) throw new StackError('The client is not built: run `npm run build` first.');
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

type MeasuredPage = PageBudget & {
  readonly files: readonly { file: string; sizeKb: number }[];
  readonly sizeKb: number;
};

function measure(page: PageBudget, manifest: Manifest): MeasuredPage {
  const files = filesOfPage(manifest, page.lazyParts).map((file) => ({
    file,
    sizeKb: brotliCompressSync(readFileSync(join(webFolder, 'dist', file))).length / 1000,
  }));
  return { ...page, files, sizeKb: files.reduce((total, { sizeKb }) => total + sizeKb, 0) };
}

function printTable(pages: readonly MeasuredPage[]): void {
  printLine('\n  JavaScript of the first paint, brotli      kB   budget   ratio to a React hello world');
  for (const { page, files, sizeKb, budgetKb } of pages) {
    const mark = sizeKb > budgetKb ? '✗' : '✓';
    const figures = `${inKb(sizeKb)} ${String(budgetKb).padStart(8)} ${(sizeKb / REACT_HELLO_WORLD_KB).toFixed(2).padStart(7)}`;
    printLine(`  ${mark} ${page.padEnd(36)} ${figures}`);
    if (!process.argv.includes('--files')) continue;
    for (const entry of files) printLine(`      ${entry.file.padEnd(34)} ${inKb(entry.sizeKb)}`);
  }
  printLine();
}

function inKb(sizeKb: number): string {
  return sizeKb.toFixed(1).padStart(6);
}
