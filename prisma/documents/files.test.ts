import fs, { fstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyFiles } from './files.ts';
import { documentPath, openDocumentStore } from './store.ts';

/** The inodes of the files and folders that are synced from now on. */
function watchSyncs(): number[] {
  const synced: number[] = [];
  const { fsyncSync } = fs;
  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    synced.push(fstatSync(descriptor).ino);
    fsyncSync(descriptor);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return synced;
}

test('SEC-J2: a copied file is on the disk with its name, and with those of the folders above it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const digest = openDocumentStore(from).write(Buffer.from('one'));
  const path = documentPath(to, digest);
  mkdirSync(dirname(path), { recursive: true });
  const synced = watchSyncs();
  copyFiles(from, to, [digest]);
  expect(readFileSync(path, 'utf8')).toBe('one');
  expect(synced).toEqual([path, dirname(path), to, folder].map((each) => statSync(each).ino));
});
