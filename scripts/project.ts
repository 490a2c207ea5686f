import { join, resolve } from 'node:path';

/** The folder that holds package.json, whatever folder a script is started from. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** Where start, dev and the tests keep what must not be committed. */
export const dataFolder = join(projectRoot, '.data');

/** An executable that npm installed, by its short name. */
export function installedBinary(name: string): string {
  return join(projectRoot, 'node_modules', '.bin', name);
}
