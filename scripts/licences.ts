import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';
import { exceptions, licenceFaults, packageName } from './supply/allowed-licences.ts';
import { billOfMaterials } from './supply/bill-of-materials.ts';
import { exitWith, printLine } from './terminal.ts';

/** `npm run licences`: every package that is delivered has a licence that allows it. */
try {
  const { components } = await billOfMaterials();
  const packages = components.filter((component) => !packageName(component).startsWith('@portal/'));
  const faults = licenceFaults(packages, installedLicence);
  for (const { name, version, licence } of faults)
    printLine(
      `✗ ${name} ${version}: ${licence}. Replace it, or name it with its reason in scripts/supply/allowed-licences.ts.`,
    );
  const unused = Object.keys(exceptions).filter((name) => !packages.some((one) => packageName(one) === name));
  for (const name of unused)
    printLine(`✗ ${name} is no longer delivered: remove it from scripts/supply/allowed-licences.ts.`);
  if (faults.length === 0) printLine(`${packages.length} packages, each with an allowed licence.`);
  process.exitCode = faults.length + unused.length > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}

function installedLicence(name: string): string | undefined {
  const file = join(projectRoot, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : undefined;
}
