import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Changes with every file that a seeded database is made from, so that a copy made by older code is recognised. */
export function seedState(): string {
  const hash = createHash('sha256');
  const files = globSync(['*.ts', 'seed/**/*.ts', 'migrations/**/*.sql'], { cwd: folder }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
