import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockProfile } from '@portal/contract/qa/worlds';
import { openDatabase } from '@portal/prisma/client';
import { documentsFolderOf, openDocumentStore } from '@portal/prisma/documents/store';
import { renewMoments } from '@portal/prisma/restore-seed';
import { type AppDeps, buildApp } from '../app.ts';
import { takeMissingFiles } from '../features/documents/stored-files.ts';
import { createGracefulClose } from '../http/server/graceful-close.ts';
import { removeDatabaseFiles, type SeedFiles } from '../qa/reset/seed-files.ts';

/** `clock` is the real time; databases of worlds lie in `folder`. */
export type WorldDeps = Pick<AppDeps, 'env' | 'clock' | 'random' | 'logger' | 'passwordCost'> & {
  folder: string;
  seedFiles: SeedFiles;
};

export type RunningWorld = {
  readonly id: string;
  readonly port: number;
  lastUsedAt(): Date;
  /** Ends it, and deletes its database. */
  close(): Promise<void>;
};

type WorldOptions = { id: string; port: number; portalUrl: string | undefined; profile: MockProfile };

/** Runs another mock in this process, over its own freshly seeded database. Throws EADDRINUSE for a port in use. */
export async function startWorld(deps: WorldDeps, options: WorldOptions): Promise<RunningWorld> {
  const file = join(deps.folder, `${options.id}.db`);
  const seed = await deps.seedFiles(deps.clock.now());
  copyFileSync(seed.path, file);
  const database = openDatabase(`file:${file}`);
  const removeDatabase = async () => {
    await database.$disconnect();
    removeDatabaseFiles(file);
  };
  try {
    const documentStore = openDocumentStore(documentsFolderOf(file));
    await takeMissingFiles({ database, documentStore }, seed.documents);
    await renewMoments(database, deps.clock.now().getTime() - seed.seededAt.getTime());
    const { close, ...running } = await listen(deps, options, { database, documentStore });
    return { ...running, close: () => close().finally(removeDatabase) };
  } catch (error) {
    await removeDatabase();
    throw error;
  }
}

async function listen(
  { seedFiles, env, ...deps }: WorldDeps,
  { id, port, portalUrl, profile }: WorldOptions,
  data: Pick<AppDeps, 'database' | 'documentStore'>,
): Promise<RunningWorld> {
  const { clock } = deps;
  const app = await buildApp({
    ...deps,
    env: { ...env, PORTAL_URL: portalUrl ?? env.PORTAL_URL, MOCK_PROFILE: profile },
    ...data,
    logger: deps.logger.child({ world: id }),
    qa: { seedFiles },
  });
  const close = createGracefulClose(app);
  let lastUsedAt = clock.now();
  app.server.on('request', () => {
    lastUsedAt = clock.now();
  });
  try {
    await app.listen({ port, host: env.MOCK_API_HOST });
  } catch (error) {
    await close();
    throw error;
  }
  return { id, port: portOf(app.server.address()), lastUsedAt: () => lastUsedAt, close };
}

function portOf(address: string | { port: number } | null): number {
  if (address === null || typeof address === 'string') throw new Error('A world listens on no port');
  return address.port;
}
