import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkMap, checkSecurityTable, readMapRows } from './spec-map/check-map.ts';
import { checkCitations, readRequirements } from './spec-map/citations.ts';
import { printLine } from './terminal.ts';

/**
 * `npm run check:spec-map`: docs/spec-map.md lists every rule of the product and is true of each, and every id that is
 * cited anywhere is in docs/requirements.md. docs/security.md lists every security rule with its tests.
 */
const root = join(import.meta.dirname, '..');

/**
 * The description of the API is generated, native projects are foreign, a migration is never edited, and tests here
 * invent ids.
 */
const leftOut =
  /(^|\/)(node_modules|dist|generated)$|^apps\/native\/(android|ios)$|^prisma\/migrations$|^scripts\/spec-map$/;

function readProjectFile(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

function citingFiles(): Map<string, string> {
  const paths = globSync(
    [
      '*.{md,ts,yml}',
      '{apps,packages,tests,scripts,docs,bench,prisma}/**/*.{ts,tsx,js,mjs,css,html,md,prisma}',
      'apps/*/Dockerfile',
      'containers/**/*',
      '.ci/run',
      '.github/**/*.yml',
    ],
    { cwd: root, exclude: (path) => leftOut.test(path) },
  );
  return new Map(
    paths.sort().flatMap((path) => {
      const text = readProjectFile(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}

const ids = readRequirements(readProjectFile('docs/requirements.md') ?? '');
const rows = readMapRows(readProjectFile('docs/spec-map.md') ?? '');
const faults = [
  ...checkMap(ids, rows, readProjectFile).map((fault) => `docs/spec-map.md: ${fault}`),
  ...checkSecurityTable(ids, readProjectFile('docs/security.md') ?? '', readProjectFile).map(
    (fault) => `docs/security.md: ${fault}`,
  ),
  ...checkCitations(ids, citingFiles()),
];
for (const fault of faults) printLine(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
