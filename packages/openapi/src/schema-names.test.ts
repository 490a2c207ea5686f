import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaNames } from './schema-names.ts';

const contract = join(import.meta.dirname, '../../contract/src');

test('Q-4: every schema that the contract exports has its name in the document, and no name occurs twice', async () => {
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(contract, file)) as Promise<object>));
  const exported = modules.flatMap(Object.entries).filter(([name]) => name.endsWith('Schema'));
  const unnamed = exported.filter(([, value]) => value instanceof z.ZodType && !schemaNames.has(value));
  expect(unnamed.map(([name]) => name)).toEqual([]);
  const names = [...schemaNames.values()];
  expect(names).toEqual([...new Set(names)]);
});
