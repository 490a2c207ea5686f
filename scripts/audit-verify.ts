import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyTrail } from '@portal/audit/verify-trail';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run audit:verify -- FILE [--head 1234:<hash>]`: finds a removed, changed, reordered or inserted line of an audit
 * trail. With a head that an earlier run printed, it also finds a trail that was cut short or rewritten.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { head: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file) throw new StackError('Name the audit trail to check: npm run audit:verify -- .data/audit.log');
  if (!existsSync(file)) throw new StackError(`There is no audit trail in ${file}.`);
  const text = readFileSync(file, 'utf8');
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const noted = readHead(values.head);
  const { entries, head, faults, tornLines } = verifyTrail(lines, { noted, isWhole: text.endsWith('\n') });
  for (const line of tornLines) printLine(`  line ${line} was cut off by the end of a process`);
  for (const { line, what } of faults) printLine(`✗ line ${line} ${what}`);
  if (faults.length === 0) printLine(`✓ ${entries} entries, each in its place.`);
  printLine(`  Head, to be noted elsewhere: ${head.n}:${head.hash}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  exitWith(error);
}

function readHead(text: string | undefined) {
  if (text === undefined) return undefined;
  const [, n, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (n === undefined || hash === undefined)
    throw new StackError('--head must be as audit:verify prints it: a number, a colon and a hash.');
  return { n: Number(n), hash };
}
