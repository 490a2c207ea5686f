import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { documentPath, syncNames, syncToDisk } from './store.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * The digests of the files that rows name; none where the database is from before documents. `where` is a condition on
 * the table.
 */
export function digestsIn(database: Sqlite.Database, where = 'TRUE', values: object = {}): string[] {
  const isThere = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'document'").get();
  if (!isThere) return [];
  return database
    .prepare<[object], { digest: string }>(`SELECT DISTINCT digest FROM document WHERE ${where}`)
    .all(values)
    .map(({ digest }) => digest);
}

/** The digests of which a folder has no file, or a damaged one: the digest of the bytes is another. */
export function missingFrom(folder: string, digests: readonly string[]): string[] {
  return digests.filter((digest) => {
    const path = documentPath(folder, digest);
    return !existsSync(path) || digestOf(path) !== digest;
  });
}

/**
 * Copies files to another folder, over those of the same name: their own bytes, which outlive damage to the first. They
 * and their names are on the disk before it returns, and before a row names them (SEC-J2).
 */
export function copyFiles(from: string, to: string, digests: readonly string[]): void {
  for (const digest of digests) {
    const path = documentPath(to, digest);
    const part = `${path}.part`;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    copyFileSync(documentPath(from, digest), part, constants.COPYFILE_FICLONE);
    chmodSync(part, 0o600);
    syncToDisk(part);
    renameSync(part, path);
    syncNames(path, dirname(to));
  }
}

function digestOf(path: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(CHUNK_BYTES);
  const descriptor = openSync(path, 'r');
  try {
    for (let size = readSync(descriptor, buffer); size > 0; size = readSync(descriptor, buffer))
      hash.update(buffer.subarray(0, size));
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}
