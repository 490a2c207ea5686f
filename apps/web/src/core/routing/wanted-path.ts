import { paths } from '#core/routing/paths.ts';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';

/**
 * keeps the wanted page for the next sign-in in this tab: always a page below /tabs/, whatever was stored
 * (SEC-G12). require-login.tsx and sign-out-screen.tsx say which page is wanted.
 */
export function keepWantedPath(path: string): void {
  if (isShellPath(path)) tabStore.set(tabKeys.wantedPath, path);
}

/**
 * Whether this is a path of a page that needs sign-in. Parsed like a link in the browser, so that no trick with slashes
 * leads to another site.
 */
function isShellPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, window.location.origin)) return false;
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin && url.pathname.startsWith(`${paths.tabs.to()}/`);
}

/** returns the kept path once, or the policies. */
export function takeWantedPath(): string {
  const path = tabStore.get(tabKeys.wantedPath);
  tabStore.remove(tabKeys.wantedPath);
  return path !== null && isShellPath(path) ? path : paths.policies.to();
}
