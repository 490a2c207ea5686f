import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  globSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the documents of a database are, unless DOCUMENTS_DIR names another folder. */
export function documentsFolderOf(databaseUrl: string): string {
  return `${databaseUrl.replace(/^file:/, '')}.documents`;
}

/** The file of a document: `digest` is the SHA-256 of its bytes in hex, whose first two digits are the subfolder. */
export function documentPath(folder: string, digest: string): string {
  return join(folder, digest.slice(0, 2), digest);
}

/** Bytes that are on the disk under a temporary name. Exactly one of the two functions is to be called. */
export type Draft = {
  readonly digest: string;
  readonly size: number;
  /** The first bytes, by which the kind of file is known. */
  readonly head: Uint8Array;
  /**
   * SEC-I21: moves the file, which is on the disk, under its digest. Call it before the row that names it is committed.
   */
  keep(): Promise<void>;
  discard(): Promise<void>;
};

/** A few more bytes than any file signature needs. */
const HEAD_BYTES = 4096;
const DRAFTS = 'drafts';
/** Nothing but these two is ever removed, whatever the folder is. */
const documentName = /^([0-9a-f]{2})\/\1[0-9a-f]{62}$/;
const draftName = /^drafts\/[0-9a-f-]{36}$/;

export type DocumentStore = ReturnType<typeof openDocumentStore>;

/**
 * The bytes of documents, in a folder for their owner alone, which is made here; each file is under its digest, and
 * never changes.
 */
export function openDocumentStore(folder: string) {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) syncNames(resolve(folder), dirname(resolve(made)));
  return {
    folder,
    /** Takes the bytes as they come. Where the source breaks off, throws and keeps nothing. */
    receive: (source: AsyncIterable<Uint8Array>) => receive(folder, source),
    /** The bytes of a file, or a part of them, as a stream; `end` is the last byte. */
    read: (digest: string, range: { start?: number; end?: number } = {}): Readable =>
      createReadStream(documentPath(folder, digest), range),
    /** Writes bytes that are in memory, for seeds; returns their digest. */
    write: (bytes: Uint8Array) => write(folder, bytes),
    /** Brings files from another store; those that are here already stay. */
    takeFrom: (other: string, digests: Iterable<string>) => takeFrom(folder, other, digests),
    /** Removes every document that is not named. */
    removeAllBut: (digests: Iterable<string>) => removeAllBut(folder, new Set(digests)),
    /** Removes drafts of uploads that a stop of the process has cut off; at the start, while none is under way. */
    removeDrafts: () => removeDrafts(folder),
  };
}

async function receive(folder: string, source: AsyncIterable<Uint8Array>): Promise<Draft> {
  const path = join(folder, DRAFTS, randomUUID());
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const discard = () => rm(path, { force: true });
  try {
    const file = await open(path, 'wx', 0o600);
    const written = await writeTo(file, source).finally(() => file.close());
    const keep = () => moveInto(path, documentPath(folder, written.digest));
    return { ...written, keep, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function writeTo(file: FileHandle, source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  const start: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of source) {
    if (size < HEAD_BYTES) start.push(bytes.slice(0, HEAD_BYTES - size));
    size += bytes.byteLength;
    hash.update(bytes);
    await file.writeFile(bytes);
  }
  await file.sync();
  return { digest: hash.digest('hex'), size, head: Buffer.concat(start) };
}

async function moveInto(draft: string, path: string): Promise<void> {
  const subfolder = dirname(path);
  await mkdir(subfolder, { recursive: true, mode: 0o700 });
  await rename(draft, path);
  await syncFolder(subfolder);
  // Its name is in the folder above it (SEC-I21), where an upload that failed may have put it unsynced.
  await syncFolder(dirname(subfolder));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function write(folder: string, bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const path = documentPath(folder, digest);
  if (existsSync(path)) return digest;
  const draft = join(folder, DRAFTS, randomUUID());
  for (const target of [draft, path]) mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  writeFileSync(draft, bytes, { mode: 0o600, flag: 'wx', flush: true });
  bringInto(draft, path);
  rmSync(draft);
  return digest;
}

function takeFrom(folder: string, other: string, digests: Iterable<string>): void {
  for (const digest of digests) {
    const path = documentPath(folder, digest);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    bringInto(documentPath(other, digest), path);
  }
}

/** As a second name of the same file, which is quick; as a copy where the disk is another one. */
function bringInto(from: string, path: string): void {
  try {
    linkSync(from, path);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'EEXIST') return;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
    copyFileSync(from, path, constants.COPYFILE_FICLONE);
  }
}

function removeAllBut(folder: string, named: ReadonlySet<string>): void {
  for (const path of globSync('[0-9a-f][0-9a-f]/*', { cwd: folder }))
    if (documentName.test(path) && !named.has(basename(path))) rmSync(join(folder, path), { force: true });
}

function removeDrafts(folder: string): void {
  for (const path of globSync(`${DRAFTS}/*`, { cwd: folder }))
    if (draftName.test(path)) rmSync(join(folder, path), { force: true });
}

/** Waits until every name on the way from a folder down to another is on the disk (SEC-I21). */
export function syncNames(to: string, from: string): void {
  for (let folder = dirname(to); folder.length >= from.length; folder = dirname(folder)) {
    syncToDisk(folder);
    if (folder === from) return;
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
