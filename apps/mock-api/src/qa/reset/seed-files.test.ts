import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openDatabase } from '@portal/prisma/client';
import { documentPath } from '@portal/prisma/documents/store';
import { seedState } from '@portal/prisma/seed-file';
import { expect, onTestFinished, test } from 'vitest';
import { seededTemplate, templateDocuments } from '../../test/seeded-template.ts';
import { createSeedFiles, keepAsSeedFile } from './seed-files.ts';

/** Written in a third of the time. */
const smallSeed = { largePolicies: 3 };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-seed-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('Q-3: a seed file is written once for each day, and kept for the next process', async () => {
  const folder = temporaryFolder();
  const morning = new Date('2026-03-02T08:15:30.250Z');
  const seedFiles = createSeedFiles(folder, smallSeed);
  const [first, same] = await Promise.all([seedFiles(morning), seedFiles(new Date('2026-03-02T17:00:00Z'))]);
  expect(same).toBe(first);
  const database = openDatabase(`file:${first.path}`);
  expect(await database.client.count()).toBe(10);
  await database.$disconnect();

  writeFileSync(join(folder, 'world-of-a-former-process.db'), '');
  mkdirSync(join(folder, 'world-of-a-former-process.db.documents', 'ab'), { recursive: true });
  writeFileSync(join(folder, 'seed-20260302T080000000Z-ofothercode0000.db'), '');
  const next = createSeedFiles(folder, smallSeed);
  expect(await next(new Date('2026-03-02T20:00:00Z'))).toEqual(first);
  const name = basename(first.path);
  expect(readdirSync(folder).toSorted()).toEqual([name, `${name}.documents`]);
}, 240_000);

/** What a file of eight o'clock on this day of March is called. */
const nameOf = (day: number) => `seed-2026030${day}T080000000Z-${seedState()}.db`;
const eight = (day: number) => new Date(`2026-03-0${day}T08:00:00.000Z`);

test('Q-3: a missing seed file is written again; when that fails, nothing is left behind, and the next call retries', async () => {
  const folder = temporaryFolder();
  const path = join(folder, nameOf(2));
  writeFileSync(path, 'kept from before');
  const seedFiles = createSeedFiles(folder, smallSeed);
  rmSync(path);
  writeFileSync(`${path}.draft`, 'half of a database');
  await expect(seedFiles(eight(2))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  expect(await seedFiles(eight(2))).toEqual({
    path,
    seededAt: eight(2),
    documents: `${path}.documents`,
  });
  expect(readdirSync(folder).toSorted()).toEqual([nameOf(2), `${nameOf(2)}.documents`]);
}, 240_000);

test('Q-3: the seed files of the four days requested last are kept, and the others deleted', async () => {
  const folder = temporaryFolder();
  for (const day of [1, 2, 3, 4]) {
    writeFileSync(join(folder, nameOf(day)), 'kept from before');
    if (day < 3) mkdirSync(join(folder, `${nameOf(day)}.documents`));
  }
  const seedFiles = createSeedFiles(folder, smallSeed);
  await seedFiles(eight(1));
  await seedFiles(eight(5));
  const documents = [1, 5].map((day) => `${nameOf(day)}.documents`);
  expect(readdirSync(folder).toSorted()).toEqual([...[1, 3, 4, 5].map(nameOf), ...documents].toSorted());
}, 240_000);

test('Q-3: a database that was just seeded is the seed file of its day, with its documents', async () => {
  const folder = temporaryFolder();
  const seeded = openDatabase(`file:${await seededTemplate({ now: eight(2) })}`);
  onTestFinished(() => seeded.$disconnect());
  await keepAsSeedFile(folder, seeded, { seededAt: eight(2), documents: templateDocuments });
  const path = join(folder, nameOf(2));
  expect(await createSeedFiles(folder, smallSeed)(new Date('2026-03-02T20:00:00Z'))).toEqual({
    path,
    seededAt: eight(2),
    documents: `${path}.documents`,
  });
  const kept = openDatabase(`file:${path}`);
  onTestFinished(() => kept.$disconnect());
  const digests = (await kept.document.findMany()).map(({ digest }) => digest);
  expect(digests.length).toBeGreaterThan(100);
  const missing = digests.filter((digest) => !existsSync(documentPath(`${path}.documents`, digest)));
  expect(missing).toEqual([]);

  await keepAsSeedFile(folder, seeded, {
    seededAt: new Date('2026-03-02T09:00:00Z'),
    documents: templateDocuments,
  });
  expect(readdirSync(folder).toSorted()).toEqual([nameOf(2), `${nameOf(2)}.documents`]);
});
