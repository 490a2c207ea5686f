import { paths } from '#core/paths.ts';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';

/**
 * Row R10: the page that was asked for before sign-in, kept for this tab only. What leaves here is always a page
 * inside the shell, whatever was put in (security G12).
 */
export function keepWantedPath(path: string): void {
  if (isShellPath(path)) tabStore.set(persistedKeys.wantedPath, path);
}

/** Is this a path of our own pages behind the guard? Read as a browser reads a link, so that no trick of slashes leads away. */
export function isShellPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, window.location.origin)) return false;
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin && url.pathname.startsWith(`${paths.tabs.to()}/`);
}
