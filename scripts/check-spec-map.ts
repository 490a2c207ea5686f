import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from './print-line.ts';
import { checkMap } from './spec-map/check-map.ts';
import { readMapRows } from './spec-map/map-rows.ts';
import { projectRoot } from './stack/project.ts';

/** `npm run check:spec-map`: docs/spec-map.md names every row of the requirements and tells the truth about each. */
function readProjectFile(path: string): string | undefined {
  const file = join(projectRoot, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

const faults = checkMap(readMapRows(readProjectFile('docs/spec-map.md') ?? ''), readProjectFile);
for (const fault of faults) printLine(`✗ docs/spec-map.md: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
