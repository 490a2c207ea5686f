import { workerData } from 'node:worker_threads';
import { openDocumentStore } from '@portal/prisma/documents/store';
import { type SeedFile, writeSeedFile } from '@portal/prisma/seed-file';

/** The thread of seed-files.ts: writes one seed file and ends. */
const { path, seededAt: now, documents } = workerData as SeedFile;
await writeSeedFile(path, { now, documents: openDocumentStore(documents) });
