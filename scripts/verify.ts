import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { comparePage } from '@portal/statement/compare';
import type { StatementFacts } from '@portal/statement/facts';
import { pageOf } from '@portal/statement/page';
import { verificationText } from '@portal/statement/verification-text';
import { type ReadKeys, type Verification, verifyStatement } from '@portal/statement/verify';
import { loadDotEnv, readSettings } from './stack/settings.ts';
import { readPageText } from './statement/page-text.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * P-55: `npm run verify -- statement.pdf [--keys URL or file]`: says whether a statement of holdings is as the firm
 * issued it. The keys are those of the portal of this machine's settings, at PORTAL_URL or PORT, unless others are
 * named, never those that a file names itself. Exit code 0 for a genuine statement alone, 2 where the keys could not be
 * read.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  const [path] = positionals;
  if (!path) throw new StackError('Name the statement to check: npm run verify -- statement.pdf');
  if (!existsSync(path)) throw new StackError(`There is no file ${path}.`);
  loadDotEnv();
  const keys = values.keys ?? `${readSettings(process.env).portalUrl}/.well-known/jwks.json`;
  const file = new Uint8Array(readFileSync(path));
  await report(await verifyStatement(file, keysFrom(keys)), file);
  printLine(`  Keys: ${keys}`);
} catch (error) {
  exitWith(error);
}

async function report(verification: Verification, file: Uint8Array): Promise<void> {
  const facts = 'facts' in verification ? verification.facts : null;
  const differences = (await comparePage(verification, () => readPageText(file))) ?? [];
  const isGenuine = verification.result === 'genuine';
  const { title, text } = verificationText(verification, differences.length > 0);
  printLine(`${isGenuine ? '✓' : '✗'} ${title}. ${text}`);
  for (const { where, signed, onPage } of differences)
    printLine(`  ${where}: signed ${signed ?? 'nothing'}, on the page ${onPage ?? 'nothing'}`);
  if (facts !== null) printFacts(facts);
  if (!isGenuine) process.exitCode = verification.result === 'keys_unreachable' ? 2 : 1;
}

/** What was signed, as the statement shows it. */
function printFacts(facts: StatementFacts): void {
  printLine('\nSigned:');
  for (const block of pageOf(facts)) {
    if (block.kind === 'facts') for (const { label, value } of block.facts) printLine(`  ${label}: ${value}`);
    if (block.kind === 'table') {
      printLine(`\n${block.caption}:`);
      for (const row of block.rows) printLine(`  ${row.filter((cell) => cell !== '').join(' · ')}`);
    }
  }
  printLine();
}

/** A JWKS at an address or in a file. */
function keysFrom(source: string): ReadKeys {
  return async () => {
    if (!/^https?:/.test(source)) return JSON.parse(readFileSync(source, 'utf8'));
    const answer = await fetch(source, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`${source} answers ${answer.status}`);
    return answer.json();
  };
}
