import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../scripts/testing/find-chromium.ts';
import type { DrawingWindow } from './pages/chart-drawing.tsx';
import { inMs, median, printTable } from './print-table.ts';

/**
 * `npm run bench:chart`: our graph beside recharts, with the same points, both lines, the tint, grid, axes and
 * reading of values. Each is drawn in turn in one page of Chromium; the figures are medians.
 */
const counts = [24, 730, 5_000];
const ROUNDS = 9;
const here = dirname(import.meta.filename);

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const file of await bundle()) {
    if (file.isStyle) await page.addStyleTag({ content: file.text });
    else await page.addScriptTag({ content: file.text });
  }
  const rows: string[][] = [];
  for (const count of counts) {
    const [ours, recharts] = await drawInTurn(page, count);
    const points = count.toLocaleString('en-GB');
    rows.push([points, inMs(ours), inMs(recharts), (ours / recharts).toFixed(3)]);
  }
  printTable('Drawing a graph', ['points', 'ours', 'recharts', 'ratio'], rows);
} finally {
  await browser.close();
}

async function drawInTurn(page: Page, count: number): Promise<[ours: number, recharts: number]> {
  const ours: number[] = [];
  const recharts: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    ours.push(await drawOnce(page, 'drawOurs', count));
    recharts.push(await drawOnce(page, 'drawRecharts', count));
  }
  // The first of each warms up.
  return [median(ours.slice(1)), median(recharts.slice(1))];
}

function drawOnce(page: Page, draw: keyof DrawingWindow, points: number): Promise<number> {
  return page.evaluate(({ name, count }) => (window as unknown as DrawingWindow)[name](count), {
    name: draw,
    count: points,
  });
}

async function bundle() {
  const built = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(here, 'pages/chart-drawing.tsx'), formats: ['iife'], name: 'bench' },
    },
  });
  const files = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  return files.map((file) =>
    file.type === 'chunk'
      ? { isStyle: false, text: file.code }
      : { isStyle: true, text: String(file.source) },
  );
}
