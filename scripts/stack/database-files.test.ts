import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDatabaseInUse, removeDatabase } from './database-files.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reset-'));
  file = join(folder, 'portal.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a database is in use while someone has it open, even when idle', () => {
  expect(isDatabaseInUse(file)).toBe(false);
  const holder = new DatabaseSync(file);
  holder.exec('PRAGMA journal_mode = WAL; CREATE TABLE kept (a); INSERT INTO kept VALUES (1)');
  expect(isDatabaseInUse(file)).toBe(true);
  expect(holder.prepare('SELECT a FROM kept').get()).toEqual({ a: 1 });
  holder.close();
  expect(isDatabaseInUse(file)).toBe(false);
});

test('the database goes with its log and index, and a missing one is not a fault', () => {
  const holder = new DatabaseSync(file);
  holder.exec('PRAGMA journal_mode = WAL; CREATE TABLE gone (a)');
  expect(existsSync(`${file}-wal`)).toBe(true);
  removeDatabase(file);
  expect([file, `${file}-wal`, `${file}-shm`].map((path) => existsSync(path))).toEqual([false, false, false]);
  expect(() => removeDatabase(file)).not.toThrow();
  holder.close();
});
