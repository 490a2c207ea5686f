import { createSeedFiles, type SeedFiles } from './seed-files.ts';
import type { WorldParts } from './world.ts';
import { createWorlds, type Worlds } from './worlds.ts';

/** What the controls need beside the app; without `worlds` there are none to be had. */
export type QaTools = { seedFiles: SeedFiles; worlds?: Worlds };

/** Seed files and worlds in a folder beside the database. Whoever opens them closes the worlds. */
export function openQaTools(parts: Omit<WorldParts, 'folder' | 'seedFiles'>): Required<QaTools> {
  const folder = `${parts.env.DATABASE_URL.replace(/^file:/, '')}.qa`;
  const seedFiles = createSeedFiles(folder);
  return { seedFiles, worlds: createWorlds({ ...parts, folder, seedFiles }) };
}
