import { closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { copyFiles, digestsIn, missingFrom } from './documents/files.ts';
import { documentPath, documentsFolderOf, syncToDisk } from './documents/store.ts';
import { type Recorded, readMigrations, recordedMigrations } from './migration-files.ts';
import { countPointingNowhere, within } from './open-file.ts';

/**
 * SEC-J2: writes a copy of a database that may be in use: everything that was committed before, at one moment, and
 * nothing half; and the files of its documents into a folder beside it. Throws when the target exists, or the copy is
 * not whole.
 */
export function backupDatabase(file: string, target: string, documents = documentsFolderOf(file)): void {
  if (!existsSync(file)) throw new Error(`There is no database in ${file}.`);
  for (const path of [target, documentsFolderOf(target)])
    if (existsSync(path)) throw new Error(`${path} exists: name a file that does not.`);
  writeCopy(file, target);
  try {
    bringDocuments(target, documents, documentsFolderOf(target));
  } catch (error) {
    rmSync(target, { force: true });
    rmSync(documentsFolderOf(target), { recursive: true, force: true });
    throw error;
  }
}

/** Brings the files that a database names from one folder to another. Throws when one of them is missing or damaged. */
function bringDocuments(file: string, from: string, to: string): void {
  const digests = within(file, (database) => digestsIn(database));
  const missing = missingFrom(from, digests);
  if (missing.length > 0)
    throw new Error(
      `${missing.length} of ${digests.length} files of documents are missing or damaged in ${from}.`,
    );
  copyFiles(from, to, missingFrom(to, digests));
}

function writeCopy(file: string, target: string): void {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  // It holds password hashes and the secrets of authenticators: for its owner alone, from the first byte on.
  closeSync(openSync(part, 'wx', 0o600));
  try {
    within(file, (database) => database.prepare('VACUUM INTO ?').run(part));
    within(part, requireWhole);
    syncToDisk(part);
    renameSync(part, target);
    syncToDisk(dirname(target));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

export type RestoreOptions = {
  /** Allows a backup from before migrations that the database has; the next start applies them again. */
  readonly olderSchema?: boolean;
  /** The folder of the documents, where it is not beside the database. */
  readonly documents?: string;
  /** Whether another program has the database open. */
  readonly isInUse: boolean;
  readonly migrations?: string;
};

/**
 * SEC-J2: puts a backup in place of the database, and its documents beside those that are there. With the same schema
 * the rows are exchanged in one transaction, and what runs goes on with them; otherwise the file is, while nothing has
 * it open. What was there before is kept in the file that is returned.
 */
export function restoreDatabase(backup: string, file: string, options: RestoreOptions): string | undefined {
  if (!existsSync(backup)) throw new Error(`There is no backup in ${backup}.`);
  within(backup, requireWhole);
  const ours = new Map(migrationsOf(options.migrations).map(({ name, checksum }) => [name, checksum]));
  const restored = within(backup, appliedIn);
  const strange = restored.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (strange)
    throw new Error(
      `The backup has migration ${strange.name}, which this code does not know: restore it with the code that made it.`,
    );
  const { documents = documentsFolderOf(file) } = options;
  if (!existsSync(file)) {
    bringDocuments(backup, documentsFolderOf(backup), documents);
    replaceFile(backup, file);
    return undefined;
  }
  const present = within(file, appliedIn);
  const known = new Set(restored.map(({ name }) => name));
  const later = present.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (later.length > 0 && !options.olderSchema)
    throw new Error(
      `The database has a newer schema than the backup (${later.join(', ')}): add -- --older-schema to go back to it.`,
    );
  const isSame = later.length === 0 && present.length === restored.length;
  if (!isSame && options.isInUse)
    throw new Error(`${file} is in use, and the backup has another schema: stop the portal first.`);
  const kept = `${file}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  bringDocuments(backup, documentsFolderOf(backup), documents);
  const copied = keepDocuments(file, documents, documentsFolderOf(kept));
  if (isSame) exchangeRows(backup, file, () => writeCopy(file, kept));
  else {
    writeCopy(file, kept);
    replaceFile(backup, file);
  }
  keepUploads(kept, documents, copied);
  return kept;
}

/**
 * Copies the documents of the present rows, which nothing names any more once the rows are exchanged. Documents that
 * are already lost do not prevent a restore.
 */
function keepDocuments(file: string, from: string, to: string): string[] {
  const whole = wholeDocuments(file, from);
  try {
    copyFiles(from, to, whole);
    return whole;
  } catch (cause) {
    rmSync(to, { recursive: true, force: true });
    throw new Error(
      `The documents could not be copied to ${to}. Nothing is restored: the database is as it was.`,
      { cause },
    );
  }
}

/** Copies what was uploaded between the copy of the documents and the exchange of the rows. */
function keepUploads(kept: string, documents: string, copied: readonly string[]): void {
  const folder = documentsFolderOf(kept);
  const uploads = wholeDocuments(kept, documents, copied);
  try {
    copyFiles(documents, folder, uploads);
  } catch (cause) {
    const paths = uploads.map((digest) => documentPath(documents, digest)).join(', ');
    throw new Error(
      `The backup is restored, but documents uploaded meanwhile could not be copied to ${folder}. They are still ` +
        `here: copy them before the next start, which removes them: ${paths}`,
      { cause },
    );
  }
}

function wholeDocuments(file: string, folder: string, except: readonly string[] = []): string[] {
  const known = new Set(except);
  const digests = within(file, (database) => digestsIn(database)).filter((digest) => !known.has(digest));
  const missing = new Set(missingFrom(folder, digests));
  return digests.filter((digest) => !missing.has(digest));
}

function migrationsOf(folder = join(import.meta.dirname, 'migrations')) {
  return readMigrations(folder);
}

/**
 * In one transaction, checked before it ends, so that a reader sees all of the one or all of the other. `keep` copies
 * what is there meanwhile: a reader in another connection, while nobody else can write.
 */
function exchangeRows(backup: string, file: string, keep: () => void): void {
  within(file, (database) => {
    database.pragma('foreign_keys = OFF');
    database.pragma('synchronous = FULL');
    database.prepare('ATTACH DATABASE ? AS backup').run(backup);
    const exchange = database.transaction(() => {
      keep();
      for (const name of tablesIn(database)) {
        database.exec(`DELETE FROM main."${name}"`);
        database.exec(`INSERT INTO main."${name}" SELECT * FROM backup."${name}"`);
      }
      requireSound(database);
      requireReferences(database, backup);
    });
    exchange.immediate();
  });
}

function tablesIn(database: Sqlite.Database): string[] {
  const rows = database
    .prepare<[], { name: string }>(
      "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all();
  return rows.map(({ name }) => name);
}

function replaceFile(backup: string, file: string): void {
  const part = `${file}.part`;
  copyFileSync(backup, part);
  syncToDisk(part);
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  renameSync(part, file);
  syncToDisk(dirname(file));
}

function appliedIn(database: Sqlite.Database): Recorded[] {
  const isOurs = tablesIn(database).includes('_prisma_migrations');
  if (!isOurs) throw new Error(`${database.name} is not a database of the portal.`);
  return recordedMigrations(database);
}

function requireWhole(database: Sqlite.Database): void {
  requireSound(database);
  requireReferences(database, database.name);
}

function requireSound(database: Sqlite.Database): void {
  const result = database.pragma('main.integrity_check', { simple: true });
  if (result !== 'ok') throw new Error(`${database.name} is damaged: ${String(result)}.`);
}

/** `source` is the file whose rows they are, which is named when they do not fit together. */
function requireReferences(database: Sqlite.Database, source: string): void {
  const count = countPointingNowhere(database);
  if (count > 0) throw new Error(`${source} is damaged; rows that point nowhere: ${count}.`);
}
