import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@portal/prisma/client';
import { expect, onTestFinished, test } from 'vitest';
import { createSeedFiles } from './seed-files.ts';

test('Q3: a seed file is written once for each day, and kept for the next process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-seed-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const morning = new Date('2026-03-02T08:15:30.250Z');
  const seedFiles = createSeedFiles(folder);
  const [first, same] = await Promise.all([seedFiles(morning), seedFiles(new Date('2026-03-02T17:00:00Z'))]);
  expect(same).toBe(first);
  const database = openDatabase(`file:${first.path}`);
  expect(await database.client.count()).toBe(10);
  await database.$disconnect();

  writeFileSync(join(folder, 'world-of-a-former-process.db'), '');
  writeFileSync(join(folder, 'seed-20260302T080000000Z-ofothercode0000.db'), '');
  const next = createSeedFiles(folder);
  expect(await next(new Date('2026-03-02T20:00:00Z'))).toEqual(first);
  expect(readdirSync(folder)).toEqual([first.path.slice(folder.length + 1)]);
}, 60_000);
