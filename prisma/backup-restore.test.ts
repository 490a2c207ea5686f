import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backupDatabase, restoreDatabase } from './backup-restore.ts';
import { openDatabase } from './client.ts';
import { applyMigrations } from './migrate.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function aDatabase(folder: string): string {
  const file = join(folder, 'portal.db');
  applyMigrations(`file:${file}`);
  return file;
}

function addCounters(file: string, ...keys: string[]): void {
  const database = new Sqlite(file);
  for (const key of keys)
    database.prepare('INSERT INTO rate_counter (key, count, expires_at) VALUES (?, 1, 0)').run(key);
  database.close();
}

function counters(file: string): string[] {
  const database = new Sqlite(file, { readonly: true });
  const rows = database.prepare<[], { key: string }>('SELECT key FROM rate_counter ORDER BY key').all();
  database.close();
  return rows.map(({ key }) => key);
}

/** Writes pairs of rows, each pair in one transaction, until it is stopped; says how many pairs are committed. */
const writer = `
  import { workerData } from 'node:worker_threads';
  import Sqlite from 'better-sqlite3';
  const { file, committed, stop } = workerData;
  const database = new Sqlite(file, { timeout: 10_000 });
  database.pragma('synchronous = FULL');
  const insert = database.prepare('INSERT INTO rate_counter (key, count, expires_at) VALUES (?, 1, 0)');
  const pair = database.transaction((n) => {
    for (const letter of 'ab') insert.run(String(n).padStart(6, '0') + letter);
  });
  for (let n = 1; Atomics.load(stop, 0) === 0; n += 1) {
    pair.immediate(n);
    Atomics.store(committed, 0, n);
    Atomics.notify(committed, 0);
  }
  database.close();
`;

function keepWriting(file: string) {
  const committed = new Int32Array(new SharedArrayBuffer(4));
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const source = writer.replace("'better-sqlite3'", JSON.stringify(import.meta.resolve('better-sqlite3')));
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    workerData: { file, committed, stop },
  });
  const ended = new Promise<void>((resolve, reject) =>
    worker.once('exit', () => resolve()).once('error', reject),
  );
  const until = async (count: number) => {
    for (let seen = 0; seen < count; seen = Atomics.load(committed, 0)) {
      const change = Atomics.waitAsync(committed, 0, seen);
      await change.value;
    }
  };
  const end = () => {
    Atomics.store(stop, 0, 1);
    return ended;
  };
  return { until, end, committed: () => Atomics.load(committed, 0) };
}

test('SEC-J2: a backup under writes has all that was acknowledged before it began, and nothing half', async () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  const writing = keepWriting(file);
  for (const round of [1, 2, 3]) {
    await writing.until(round * 100);
    const before = writing.committed();
    const target = join(folder, `backup-${round}.db`);
    backupDatabase(file, target);
    const keys = counters(target);
    expect(keys.length / 2).toBeGreaterThanOrEqual(before);
    expect(keys.length % 2).toBe(0);
    const whole = Array.from({ length: keys.length / 2 }, (_, index) => String(index + 1).padStart(6, '0'));
    expect(keys).toEqual(whole.flatMap((n) => [`${n}a`, `${n}b`]));
    expect(statSync(target).mode & 0o777).toBe(0o600);
  }
  await writing.end();
});

test('SEC-J2: a running program goes on with the rows of a backup that is restored beside it', async () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  const backup = join(folder, 'backup.db');
  const database = openDatabase(`file:${file}`);
  onTestFinished(() => database.$disconnect());
  addCounters(file, 'before');
  expect(await database.rateCounter.count()).toBe(1);
  backupDatabase(file, backup);
  addCounters(file, 'after');
  const kept = restoreDatabase(backup, file, { isInUse: true });
  expect((await database.rateCounter.findMany()).map(({ key }) => key)).toEqual(['before']);
  expect(counters(kept ?? '')).toEqual(['after', 'before']);
  await database.rateCounter.create({ data: { key: 'next', count: 1, expiresAt: new Date(0) } });
  expect(counters(file)).toEqual(['before', 'next']);
});

test('SEC-J2: restored under writes, a reader sees all of the backup or all of the database', async () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  addCounters(file, 'kept');
  const backup = join(folder, 'backup.db');
  backupDatabase(file, backup);
  const writing = keepWriting(file);
  await writing.until(50);
  const kept = restoreDatabase(backup, file, { isInUse: true });
  await writing.end();
  const keys = counters(file);
  expect(keys).toContain('kept');
  expect(keys.length % 2).toBe(1);
  expect(keys).not.toContain('000001a');
  // What was acknowledged is in one of the two: nothing is written between the copy and the exchange.
  const pairs = Array.from({ length: writing.committed() }, (_, index) => String(index + 1).padStart(6, '0'));
  const written = pairs.flatMap((n) => [`${n}a`, `${n}b`]);
  expect([...counters(kept ?? ''), ...keys].filter((key) => key !== 'kept').toSorted()).toEqual(written);
});

test('SEC-J2: rows that do not fit together are not taken from a backup, and those that were there stay', () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  const backup = join(folder, 'backup.db');
  backupDatabase(file, backup);
  const loose = new Sqlite(backup);
  // Without its foreign keys the backup is whole by itself, whatever its rows point at.
  loose.exec(`
    CREATE TABLE loose AS SELECT * FROM device;
    DROP TABLE device;
    ALTER TABLE loose RENAME TO device;
    INSERT INTO device
      (uuid, client_uuid, device_id, type, name, created_at, last_seen_at, failed_login_count, failed_unlock_count)
    VALUES ('one', 'nobody', 'one', 'web', 'Firefox', 0, 0, 0, 0);`);
  loose.close();
  addCounters(file, 'present');
  const damaged = `${backup} is damaged; rows that point nowhere: 1`;
  expect(() => restoreDatabase(backup, file, { isInUse: true })).toThrow(damaged);
  expect(counters(file)).toEqual(['present']);
});

test('a backup goes to a new file only, and a missing database is reported', () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  const target = join(folder, 'backup.db');
  writeFileSync(target, 'mine');
  expect(() => backupDatabase(file, target)).toThrow('exists');
  expect(readFileSync(target, 'utf8')).toBe('mine');
  expect(() => backupDatabase(join(folder, 'none.db'), join(folder, 'b.db'))).toThrow('no database');
  expect(existsSync(join(folder, 'b.db'))).toBe(false);
});

test('a backup of an older schema is refused unless it is allowed, and of a newer one always', () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  const backup = join(folder, 'backup.db');
  backupDatabase(file, backup);
  const older = new Sqlite(backup);
  older.exec(
    'DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
  );
  older.close();
  addCounters(file, 'present');
  expect(() => restoreDatabase(backup, file, { isInUse: false })).toThrow('newer schema');
  expect(() => restoreDatabase(backup, file, { isInUse: true, olderSchema: true })).toThrow('in use');
  expect(counters(file)).toEqual(['present']);
  const kept = restoreDatabase(backup, file, { isInUse: false, olderSchema: true });
  expect(counters(file)).toEqual([]);
  expect(counters(kept ?? '')).toEqual(['present']);

  const newer = new Sqlite(backup);
  newer.exec(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', '20991231000000_later')",
  );
  newer.close();
  expect(() => restoreDatabase(backup, file, { isInUse: false, olderSchema: true })).toThrow(
    '20991231000000_later',
  );
});

test('a file that is damaged, or not a database of the portal, is not restored', () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  addCounters(file, ...Array.from({ length: 500 }, (_, index) => `key ${index}`));
  const backup = join(folder, 'backup.db');
  backupDatabase(file, backup);
  const bytes = readFileSync(backup);
  bytes.fill(0xff, bytes.length - 20_000, bytes.length - 4000);
  writeFileSync(backup, bytes);
  expect(() => restoreDatabase(backup, file, { isInUse: false })).toThrow(/is damaged|malformed/);
  writeFileSync(backup, 'text');
  expect(() => restoreDatabase(backup, file, { isInUse: false })).toThrow('not an SQLite database');
  const strange = join(folder, 'strange.db');
  new Sqlite(strange).exec('CREATE TABLE a (b)').close();
  expect(() => restoreDatabase(strange, file, { isInUse: false })).toThrow('not a database of the portal');
  expect(counters(file)).toHaveLength(500);
});

test('a backup fills a place where no database is', () => {
  const folder = aFolder();
  const file = aDatabase(folder);
  addCounters(file, 'kept');
  const backup = join(folder, 'backup.db');
  backupDatabase(file, backup);
  const other = join(folder, 'other.db');
  expect(restoreDatabase(backup, other, { isInUse: false })).toBeUndefined();
  expect(counters(other)).toEqual(['kept']);
});
