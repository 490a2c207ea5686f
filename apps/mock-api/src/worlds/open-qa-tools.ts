import type { QaTools } from '../qa/qa-deps.ts';
import { createSeedFiles } from '../qa/reset/seed-files.ts';
import type { WorldDeps } from './world.ts';
import { createWorlds } from './worlds.ts';

/** Seed files and worlds in a folder beside the database. The caller closes the worlds. */
export function openQaTools(deps: Omit<WorldDeps, 'folder' | 'seedFiles'>): Required<QaTools> {
  const folder = `${deps.env.DATABASE_URL.replace(/^file:/, '')}.qa`;
  const seedFiles = createSeedFiles(folder);
  return { seedFiles, worlds: createWorlds({ ...deps, folder, seedFiles }) };
}
