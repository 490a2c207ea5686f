import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './project.ts';
import { billOfMaterials } from './supply/bill-of-materials.ts';
import { exitWith, printLine } from './terminal.ts';

/** `npm run sbom`: the bill of materials of what is delivered, CycloneDX 1.5, in .data. */
try {
  const bill = await billOfMaterials();
  const file = join(dataFolder, 'sbom.cdx.json');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  printLine(`${bill.components.length} components in ${file}`);
} catch (error) {
  exitWith(error);
}
