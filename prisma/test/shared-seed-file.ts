import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsFolderOf, openDocumentStore } from '../documents/store.ts';
import { type SeedFile, seedState, writeSeedFile } from '../seed-file.ts';

type Options = { readonly now: Date; readonly largePolicies: number };

/**
 * A seed file to copy from, never to write. Made once for each state of the schema and the seed, and shared by test
 * files that run at the same time: threads wait for the one that makes it, and a finished file is moved into its place
 * in one step.
 */
export function sharedSeedFile({ now, largePolicies }: Options): Promise<SeedFile> {
  const folder = join(tmpdir(), 'portal-seed-files');
  const path = join(folder, `${seedState()}-${now.getTime()}-${largePolicies}.db`);
  const documents = openDocumentStore(documentsFolderOf(path));
  const file = { path, seededAt: now, documents: documents.folder };
  return navigator.locks.request(path, async () => {
    if (existsSync(path)) return file;
    mkdirSync(folder, { recursive: true });
    const draft = join(folder, `${randomUUID()}.db`);
    await writeSeedFile(draft, { now, largePolicies, documents });
    renameSync(draft, path);
    return file;
  });
}
