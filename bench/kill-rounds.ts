import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededTemplate } from '@portal/mock-api/test/seeded-template';
import { printLine } from '../scripts/terminal.ts';
import { killRounds } from '../tests/support/kill-rounds.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run kill-rounds [-- --rounds 12 --writes 50]`: kills the mock, the gateway and both while they write, and looks
 * for every write and every sign-out that was acknowledged. Exit code 1 where one is gone (SEC-I6). Its quick form is a
 * test.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, writes: { type: 'string', default: '50' } },
});
const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
const results = await killRounds({
  template: await seededTemplate(),
  folder,
  rounds: Number(values.rounds),
  writes: Number(values.writes),
  onRound: ({ killed, acknowledged, lost }) =>
    printLine(`kill -9 of ${killed}: ${acknowledged} acknowledged so far, ${lost} of them lost`),
});
rmSync(folder, { recursive: true });
const last = results.at(-1);
printTable(
  'Kill rounds',
  ['rounds', 'acknowledged', 'lost', 'sign-outs undone'],
  [
    [
      results.length,
      last?.acknowledged ?? 0,
      last?.lost ?? 0,
      results.filter((round) => round.reopened).length,
    ].map(String),
  ],
);
process.exitCode = results.some(({ lost, reopened }) => lost > 0 || reopened) ? 1 : 0;
