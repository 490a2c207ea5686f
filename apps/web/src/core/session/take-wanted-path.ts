import { paths } from '#core/paths.ts';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { isShellPath } from './wanted-path.ts';

/** Gives the kept path once, or the policies tab. */
export function takeWantedPath(): string {
  const path = tabStore.get(persistedKeys.wantedPath);
  tabStore.remove(persistedKeys.wantedPath);
  return path !== null && isShellPath(path) ? path : paths.policies.to();
}
