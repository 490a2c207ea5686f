import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFeatureNames, endpointTable } from './names/feature-names.ts';
import { checkFileNames } from './names/file-names.ts';
import { checkFileRoles } from './names/file-roles.ts';
import { projectRoot } from './project.ts';
import { printLine } from './terminal.ts';

/** `npm run check:names`: the rules about names that no tool has. */
const table = readFileSync(join(projectRoot, endpointTable), 'utf8');
const paths = listFiles();
const findings = [...checkFileNames(paths), ...checkFileRoles(paths), ...checkFeatureNames(paths, table)];
for (const { path, message } of findings.toSorted((left, right) => left.path.localeCompare(right.path)))
  printLine(`✗ ${path}: ${message}`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** Files of the working tree that git tracks or would add. */
function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(projectRoot, path)));
}
