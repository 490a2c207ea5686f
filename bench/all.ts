import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type PrintedTable, printTable } from './print-table.ts';

/**
 * `npm run bench`: every benchmark, one after another, each with its own table; at the end one table of what is
 * compared with a peer in the same run. docs/performance.md holds the last one.
 */
const benches = [
  'gateway-cost',
  'proof-check',
  'fan-out',
  'worst-answers',
  'document-streaming',
  'policies-tab',
  'portfolio-history',
  'chart-drawing',
  'large-list',
  'login-timing',
];

const ratios: string[][] = [];
for (const bench of benches) {
  const child = fork(join(import.meta.dirname, `${bench}.ts`));
  child.on('message', (table) => ratios.push(...ratiosOf(bench, table as PrintedTable)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${bench} failed`);
}
printTable('All ratios; the tables above say of what', ['benchmark', 'case', 'column', 'ratio'], ratios);

function ratiosOf(bench: string, { headings, rows }: PrintedTable): string[][] {
  return rows.flatMap((row) =>
    headings.flatMap((heading, column) => {
      const ratio = row[column];
      return heading.endsWith('ratio') && ratio ? [[bench, row[0] ?? '', heading, ratio]] : [];
    }),
  );
}
