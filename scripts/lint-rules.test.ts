import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './project.ts';

const biome = join(projectRoot, 'node_modules/.bin/biome');

/** Lines that are good, so that nothing but their number is found. */
const lines = (count: number) =>
  Array.from({ length: count }, (_line, index) => `export const a${index} = ${index};\n`).join('');
const readsEnvironment = 'export const x = import.meta.env.VITE_X;\n';

const planted = {
  'apps/web/src/core/long.ts': [lines(251), 'noExcessiveLinesPerFile'],
  'apps/web/src/core/long.test.ts': [lines(401), 'noExcessiveLinesPerFile'],
  'apps/web/src/core/monitoring.ts': [readsEnvironment, 'plugin'],
  'apps/web/src/ui/PolicyCard.tsx': [lines(1), 'useFilenamingConvention'],
} as const;

const allowed = {
  'apps/web/src/core/enough.ts': lines(250),
  'apps/web/src/core/enough.test.ts': lines(400),
  'apps/web/src/env.ts': readsEnvironment,
};

type Report = { diagnostics: { category: string; location: { path: string } }[] };

test('the lint rules of the project find too many lines, variables read outside env.ts, and other names of files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, [text]] of Object.entries(planted)) write(path, text);
  for (const [path, text] of Object.entries(allowed)) write(path, text);
  for (const path of ['biome.json', 'apps/web/import-meta-env.grit'])
    copyFileSync(join(projectRoot, path), join(folder, path));
  const { stdout } = await execa(biome, ['lint', '--vcs-enabled=false', '--reporter=json', '.'], {
    cwd: folder,
    reject: false,
  });
  const { diagnostics }: Report = JSON.parse(stdout);
  const found = diagnostics.map(({ category, location }) => [location.path, category.split('/').at(-1)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(planted).map(([path, [, rule]]) => [path, rule])),
  );
  expect(found).toHaveLength(Object.keys(planted).length);
}, 60_000);
