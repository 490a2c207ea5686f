import { printLine } from './print-line.ts';
import { summarise } from './stats/summarise.ts';
import { isTest, loadSourceFiles } from './structure/source-file.ts';

/** `npm run stats`: how many code files each workspace has and how their lengths are spread. */
const workspaces = ['apps/web', 'apps/gateway', 'apps/mock-api', 'packages/contract', 'prisma', 'scripts'];

const files = loadSourceFiles()
  .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
  .map(({ path, lineCount }) => ({
    path,
    lines: lineCount,
    isTest: isTest(path) || path.includes('/test/'),
  }));

printLine(`\n  ${'workspace'.padEnd(19)} files median   p90   max  tests  largest file`);
for (const workspace of workspaces) {
  const summary = summarise(
    workspace,
    files.filter(({ path }) => path.startsWith(`${workspace}/`)),
  );
  if (!summary) continue;
  const { median, p90, largest, testShare } = summary;
  const figures = [summary.files, median, p90, largest.lines]
    .map((figure) => String(figure).padStart(6))
    .join('');
  printLine(
    `  ${workspace.padEnd(19)}${figures}  ${(testShare * 100).toFixed(0).padStart(4)}%  ${largest.path}`,
  );
}
printLine();
