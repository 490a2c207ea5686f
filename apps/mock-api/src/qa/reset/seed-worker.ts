import { workerData } from 'node:worker_threads';
import { writeSeedFile } from '@portal/prisma/seed-file';

/** The thread of seed-files.ts: writes one seed file and ends. */
const { path, now } = workerData as { path: string; now: Date };
await writeSeedFile(path, { now });
