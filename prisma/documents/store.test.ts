import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { documentPath, documentsFolderOf, openDocumentStore } from './store.ts';

function freshStore() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { store: openDocumentStore(folder), folder, files: () => globSync('**/*', { cwd: folder }).sort() };
}

/** The inodes of the files and folders that are synced from now on. */
async function watchSyncs(): Promise<number[]> {
  const handle = await open(tmpdir(), 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  const synced: number[] = [];
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).ino);
    await sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return synced;
}

async function* pieces(...parts: (string | Error)[]): AsyncIterable<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

test('P-13: documents are beside their database', () => {
  expect(documentsFolderOf('file:/data/portal.db')).toBe('/data/portal.db.documents');
});

test('P-13: a file is under its digest, for its owner alone, and is read whole or in part', async () => {
  const { store, folder } = freshStore();
  const draft = await store.receive(pieces('one ', 'two ', 'three'));
  const digest = sha256('one two three');
  expect([draft.digest, draft.size, Buffer.from(draft.head).toString()]).toEqual([
    digest,
    13,
    'one two three',
  ]);
  expect(existsSync(documentPath(folder, digest))).toBe(false);
  await draft.keep();
  expect(statSync(documentPath(folder, digest)).mode & 0o777).toBe(0o600);
  expect(await text(store.read(digest))).toBe('one two three');
  expect(await text(store.read(digest, { start: 4, end: 6 }))).toBe('two');
});

test('SEC-I21: the folder of a store is made, for its owner alone, when the store is opened', () => {
  const folder = join(freshStore().folder, 'documents');
  openDocumentStore(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('SEC-I21: a file is moved into place after its folder and the one above are on the disk, even if both existed already', async () => {
  const { store, folder } = freshStore();
  const digest = sha256('one');
  const subfolder = join(folder, digest.slice(0, 2));
  mkdirSync(subfolder);
  const synced = await watchSyncs();
  await (await store.receive(pieces('one'))).keep();
  const inodes = [documentPath(folder, digest), subfolder, folder].map((path) => statSync(path).ino);
  expect(synced).toEqual(inodes);
});

test('P-14: nothing stays of what breaks off or is discarded', async () => {
  const { store, files } = freshStore();
  await expect(store.receive(pieces('one ', new Error('gone')))).rejects.toThrow('gone');
  expect(files()).toEqual(['drafts']);
  await (await store.receive(pieces('one'))).discard();
  expect(files()).toEqual(['drafts']);
});

test('P-13: the same bytes are one file, and those in memory are written under the same digest', async () => {
  const { store, folder, files } = freshStore();
  for (const _time of [1, 2]) await (await store.receive(pieces('same'))).keep();
  expect(store.write(Buffer.from('same'))).toBe(sha256('same'));
  const other = store.write(Buffer.from('other'));
  expect(files().filter((path) => path.length > 60)).toHaveLength(2);
  expect(readFileSync(documentPath(folder, other), 'utf8')).toBe('other');
});

test('Q-3: a store takes files from another, and later changes of neither reach the other', async () => {
  const [seed, own] = [freshStore(), freshStore()];
  const digests = ['a', 'b'].map((content) => seed.store.write(Buffer.from(content)));
  own.store.takeFrom(seed.folder, digests);
  own.store.takeFrom(seed.folder, digests);
  seed.store.removeAllBut([]);
  expect(await Promise.all(digests.map((digest) => text(own.store.read(digest))))).toEqual(['a', 'b']);
});

test('Q-3: an upload that is under way survives the removal of documents that no row names', async () => {
  const { store } = freshStore();
  const draft = await store.receive(pieces('under way'));
  store.removeAllBut([]);
  await draft.keep();
  expect(await text(store.read(draft.digest))).toBe('under way');
});

test('P-14: what no row names is removed, and nothing that is not a document', async () => {
  const { store, folder, files } = freshStore();
  const [kept, gone] = ['kept', 'gone'].map((content) => store.write(Buffer.from(content)));
  await store.receive(pieces('cut off by a stop of the process'));
  mkdirSync(join(folder, 'ab'), { recursive: true });
  for (const path of ['notes.txt', 'ab/notes.txt', 'drafts/notes.txt'])
    writeFileSync(join(folder, path), 'something else');
  store.removeAllBut([kept!]);
  store.removeDrafts();
  const left = files();
  expect(left).toEqual(expect.arrayContaining(['notes.txt', 'ab/notes.txt', 'drafts/notes.txt']));
  expect(left).toContain(join(kept!.slice(0, 2), kept!));
  expect(left).not.toContain(join(gone!.slice(0, 2), gone!));
  expect(left.filter((path) => path.startsWith('drafts/'))).toEqual(['drafts/notes.txt']);
});
