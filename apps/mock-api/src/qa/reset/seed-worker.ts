import { workerData } from 'node:worker_threads';
import { openDocumentStore } from '@portal/prisma/documents/store';
import { writeSeedFile } from '@portal/prisma/seed-file';
import type { SeedOrder } from './seed-files.ts';

/** The thread of seed-files.ts: writes one seed file and ends. */
const { path, seededAt: now, documents, ...options } = workerData as SeedOrder;
await writeSeedFile(path, { ...options, now, documents: openDocumentStore(documents) });
