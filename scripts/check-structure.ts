import { printLine } from './print-line.ts';
import { appBorders } from './structure/app-borders.ts';
import { envDoor } from './structure/env-door.ts';
import { featureNames } from './structure/feature-names.ts';
import { fileNames } from './structure/file-names.ts';
import { fileRoles } from './structure/file-roles.ts';
import { fileSize } from './structure/file-size.ts';
import { layers } from './structure/layers.ts';
import { loadSourceFiles, type Rule } from './structure/source-file.ts';

/** `npm run check:structure`: the rules about names, sizes and imports that the linter cannot say. Silent when all is well. */
const rules: readonly Rule[] = [fileNames, fileRoles, fileSize, layers, appBorders, envDoor, featureNames];

const files = loadSourceFiles();
const findings = rules
  .flatMap((rule) => rule(files))
  .toSorted((left, right) => left.path.localeCompare(right.path));
for (const { path, level, message } of findings)
  printLine(`${level === 'error' ? '✗' : '!'} ${path}: ${message}`);

const errors = findings.filter(({ level }) => level === 'error').length;
if (errors > 0) printLine(`\n${errors} structure ${errors === 1 ? 'fault' : 'faults'}.`);
process.exitCode = errors > 0 ? 1 : 0;
