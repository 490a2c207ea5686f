import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { backupDatabase, restoreDatabase } from './backup-restore.ts';
import { documentPath, documentsFolderOf, openDocumentStore } from './documents/store.ts';
import { documentFilesOf, erasePerson, exportPerson } from './person-data.ts';
import { sharedSeedFile } from './test/shared-seed-file.ts';

// It draws a hundred documents: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';
const folder = mkdtempSync(join(tmpdir(), 'portal-person-documents-'));
const { path: seeded } = await sharedSeedFile({
  now: new Date('2026-11-21T12:00:00.000Z'),
  largePolicies: 3,
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database of its own with its files, made as an operator makes a copy. */
function aDatabase(): string {
  const file = join(mkdtempSync(join(folder, 'test-')), 'portal.db');
  restoreDatabase(seeded, file, { isInUse: false });
  return file;
}

function digestsOf(file: string, email?: string): string[] {
  const database = new Sqlite(file, { readonly: true });
  try {
    return database
      .prepare<[], { digest: string }>(
        `SELECT DISTINCT digest FROM document JOIN client ON client.uuid = client_uuid
         WHERE ${email === undefined ? 'TRUE' : `email = '${email}'`} ORDER BY digest`,
      )
      .all()
      .map(({ digest }) => digest);
  } finally {
    database.close();
  }
}

const hasFile = (file: string, digest: string) => existsSync(documentPath(documentsFolderOf(file), digest));

test('SEC-J3: an export has the requests and documents of a person, and names the files of nobody else', () => {
  const file = aDatabase();
  const data = exportPerson(file, vip);
  expect(data?.document_request).toHaveLength(3);
  expect(data?.document?.length).toBeGreaterThan(40);
  const files = documentFilesOf(file, ` ${vip.toUpperCase()} `);
  expect(files).toHaveLength(data?.document?.length ?? 0);
  const own = new Set(digestsOf(file, vip).map((digest) => documentPath(documentsFolderOf(file), digest)));
  for (const { path } of files) expect(own.has(path)).toBe(true);
  expect(files.map(({ fileName }) => fileName)).toContain('2025-10-19 driving-licence.png');
});

test('SEC-J3: a file name with folders in it stays in the folder of the export', () => {
  const file = aDatabase();
  const database = new Sqlite(file);
  database.prepare("UPDATE document SET file_name = '../../etc\\x/y.pdf' WHERE added_by = 'client'").run();
  database.close();
  const names = documentFilesOf(file, vip).map(({ fileName }) => fileName);
  expect(names.filter((name) => name.includes('etc'))).toHaveLength(2);
  for (const name of names) expect(name).not.toMatch(/[\\/]/);
});

test('SEC-J3: with an erased person go the bytes of their documents, but none that somebody else has too', () => {
  const file = aDatabase();
  const others = new Set(digestsOf(file, standard));
  const mine = digestsOf(file, vip);
  const shared = mine.filter((digest) => others.has(digest));
  expect(shared.length).toBeGreaterThan(0);
  expect(mine.length).toBeGreaterThan(shared.length);
  const counts = erasePerson(file, vip);
  expect(counts).toMatchObject({ document_request: 3, message_attachment: 1 });
  const left = new Set(digestsOf(file));
  for (const digest of mine) expect([digest, hasFile(file, digest)]).toEqual([digest, left.has(digest)]);
  for (const digest of shared) expect(hasFile(file, digest)).toBe(true);
  for (const digest of left) expect(hasFile(file, digest)).toBe(true);
});

test('SEC-J2: a backup has the bytes of every document, and a restore brings back those that are gone or damaged', () => {
  const file = aDatabase();
  const backup = join(folder, 'backup.db');
  backupDatabase(file, backup);
  const digests = digestsOf(file);
  for (const digest of digests) expect(hasFile(backup, digest)).toBe(true);
  erasePerson(file, vip);
  const [gone] = digests.filter((digest) => !hasFile(file, digest));
  const [kept = ''] = digestsOf(file);
  writeFileSync(documentPath(documentsFolderOf(file), kept), 'damaged');
  expect(gone).toBeDefined();
  restoreDatabase(backup, file, { isInUse: false });
  for (const digest of digests) {
    const [bytes, first] = [file, seeded].map((path) =>
      readFileSync(documentPath(documentsFolderOf(path), digest)),
    );
    expect(bytes?.equals(first ?? Buffer.of())).toBe(true);
  }
});

test('SEC-J2: no backup is made, and none restored, of which a document is missing', () => {
  const file = aDatabase();
  const backup = join(folder, 'whole.db');
  backupDatabase(file, backup);
  const [digest = ''] = digestsOf(file);
  for (const path of [file, backup]) rmSync(documentPath(documentsFolderOf(path), digest));
  const target = join(folder, 'part.db');
  expect(() => backupDatabase(file, target)).toThrow('missing or damaged');
  expect([existsSync(target), existsSync(documentsFolderOf(target))]).toEqual([false, false]);
  expect(() => restoreDatabase(backup, file, { isInUse: false })).toThrow('missing or damaged');
});

/** A restore at a known time, and so with a known name of the file that keeps what was there. */
function aRestore() {
  const file = aDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const kept = `${file}.before-restore-2026-11-27T12-00-00-000Z`;
  return { file, kept, restore: () => restoreDatabase(seeded, file, { isInUse: true }) };
}

test('SEC-J2: a restore whose present documents cannot be copied is refused, and changes nothing', () => {
  const { file, kept, restore } = aRestore();
  erasePerson(file, vip);
  // A file in the way of the folder fails as a full disk does.
  writeFileSync(documentsFolderOf(kept), '');
  expect(restore).toThrow('Nothing is restored');
  expect(digestsOf(file, vip)).toEqual([]);
  expect([existsSync(kept), existsSync(documentsFolderOf(kept))]).toEqual([false, false]);
});

/** Commits the row of an upload as soon as the copy of the documents, which did not see it, has brought a file. */
const uploader = `
  import { existsSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  import Sqlite from 'better-sqlite3';
  const database = new Sqlite(workerData.file);
  database.exec('BEGIN IMMEDIATE');
  database.prepare(
    \`INSERT INTO document (uuid, client_uuid, title, kind, date, digest, size, media_type, file_name, added_by, added_at)
     SELECT 'upload', client_uuid, title, kind, date, ?, size, media_type, file_name, added_by, added_at
     FROM document LIMIT 1\`,
  ).run(workerData.digest);
  parentPort.postMessage('ready');
  while (!existsSync(workerData.until));
  database.exec('COMMIT');
  database.close();
`.replace("'better-sqlite3'", JSON.stringify(import.meta.resolve('better-sqlite3')));

async function aRestoreWithUpload() {
  const { file, kept, restore } = aRestore();
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.close();
  const until = documentPath(documentsFolderOf(kept), digestsOf(file).at(-1) ?? '');
  const digest = openDocumentStore(documentsFolderOf(file)).write(Buffer.from('uploaded meanwhile'));
  const workerData = { file, digest, until };
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(uploader)}`), { workerData });
  onTestFinished(() => void worker.terminate());
  await once(worker, 'message');
  return { digest, file, kept, restore };
}

test('SEC-J2: a document uploaded between the copy of the documents and the exchange is kept too', async () => {
  const { digest, kept, restore } = await aRestoreWithUpload();
  restore();
  expect(digestsOf(kept)).toContain(digest);
  expect(hasFile(kept, digest)).toBe(true);
});

test('SEC-J2: an upload that cannot be copied after the exchange is named, and must be copied before a start', async () => {
  const { digest, file, kept, restore } = await aRestoreWithUpload();
  // A folder in the way of the file.
  mkdirSync(documentPath(documentsFolderOf(kept), digest), { recursive: true });
  const path = documentPath(documentsFolderOf(file), digest);
  expect(restore).toThrow(`copy them before the next start, which removes them: ${path}`);
  expect(existsSync(path)).toBe(true);
});
