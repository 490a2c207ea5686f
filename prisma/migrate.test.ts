import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const committed = join(import.meta.dirname, 'migrations');
const names = readMigrations(committed).map(({ name }) => name);
const [initial] = names;
let folder: string;
let url: string;
let migrations: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-migrate-'));
  url = `file:${join(folder, 'data', 'test.db')}`;
  migrations = join(folder, 'migrations');
  cpSync(committed, migrations, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addMigration(name: string, sql: string) {
  mkdirSync(join(migrations, name));
  writeFileSync(join(migrations, name, 'migration.sql'), sql);
}

function inDatabase<Result>(read: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(url.replace('file:', ''));
  try {
    return read(database);
  } finally {
    database.close();
  }
}

test('the first run makes folder and tables and names what it applied; a second applies nothing', () => {
  expect(applyMigrations(url, migrations)).toEqual(names);
  expect(applyMigrations(url, migrations)).toEqual([]);
  expect(inDatabase((database) => database.pragma('integrity_check', { simple: true }))).toBe('ok');
});

test('each migration is recorded as Prisma does: name, SHA-256 of the file, one step, finished', () => {
  applyMigrations(url, migrations);
  const rows = inDatabase((database) =>
    database.prepare('SELECT * FROM "_prisma_migrations" ORDER BY migration_name').all(),
  );
  expect(rows).toEqual(
    readMigrations(migrations).map(({ name, checksum }) => ({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum,
      migration_name: name,
      started_at: expect.any(Number),
      finished_at: expect.any(Number),
      applied_steps_count: 1,
      logs: null,
      rolled_back_at: null,
    })),
  );
  for (const { checksum } of readMigrations(migrations)) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
});

test('a later migration is applied alone, after those that are there', () => {
  applyMigrations(url, migrations);
  addMigration('20270101000000_later', 'CREATE TABLE "later" ("id" TEXT PRIMARY KEY);');
  expect(applyMigrations(url, migrations)).toEqual(['20270101000000_later']);
});

test('a migration that was altered after it was applied is refused by name', () => {
  applyMigrations(url, migrations);
  appendFileSync(join(migrations, initial!, 'migration.sql'), '\n-- one more line\n');
  expect(() => applyMigrations(url, migrations)).toThrow(`${initial} was altered`);
});

test('a migration that fails half-way leaves no tables and no record', () => {
  applyMigrations(url, migrations);
  addMigration('20270101000000_broken', 'CREATE TABLE "half" ("id" TEXT); INSERT INTO "nowhere" VALUES (1);');
  expect(() => applyMigrations(url, migrations)).toThrow('nowhere');
  const left = inDatabase((database) => [
    database.prepare(`SELECT name FROM sqlite_schema WHERE name = 'half'`).all(),
    database.prepare(`SELECT migration_name FROM "_prisma_migrations" ORDER BY migration_name`).pluck().all(),
  ]);
  expect(left).toEqual([[], names]);
});

test('a migration that leaves rows pointing nowhere is refused', () => {
  applyMigrations(url, migrations);
  addMigration(
    '20270101000000_orphan',
    `INSERT INTO "message" VALUES ('m', 'no-thread', 'A', 0, 'text', '2026-01-01T00:00:00.000+00:00', NULL, NULL, NULL)`,
  );
  expect(() => applyMigrations(url, migrations)).toThrow('point nowhere');
});

test('a database with a migration that this code does not know is refused: it is newer', () => {
  applyMigrations(url, migrations);
  inDatabase((database) => database.exec(`UPDATE "_prisma_migrations" SET migration_name = '2099_future'`));
  expect(() => applyMigrations(url, migrations)).toThrow('2099_future');
});

test('a migration that another tool started and never finished is refused', () => {
  applyMigrations(url, migrations);
  inDatabase((database) => database.exec(`UPDATE "_prisma_migrations" SET finished_at = NULL`));
  expect(() => applyMigrations(url, migrations)).toThrow('never finished');
});

test('two processes that start at once apply each migration once, and both continue', async () => {
  const script = `import { applyMigrations } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
    process.stdout.write(JSON.stringify(applyMigrations(${JSON.stringify(url)}, ${JSON.stringify(migrations)})));`;
  const runs = [1, 2, 3].map(async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    child.stdout.on('data', (chunk) => {
      written += chunk;
    });
    const [code] = await once(child, 'close');
    return { code, applied: JSON.parse(written) };
  });
  const results = await Promise.all(runs);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(results.flatMap(({ applied }) => applied)).toEqual(names);
});
