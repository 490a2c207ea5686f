import { paths } from '#core/routing/paths.ts';
import { sessionStore } from '#core/session/store.ts';
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
 * SEC-H11: a path that only this client is led to. No wanted page has a fragment of its own, so it names the client.
 */
export function wantedBy(subject: string, path: string): string {
  return `${path}#${encodeURIComponent(subject)}`;
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

/** returns the kept path once, or the policies, also where it is another client's. */
export function takeWantedPath(): string {
  const kept = tabStore.get(tabKeys.wantedPath) ?? '';
  tabStore.remove(tabKeys.wantedPath);
  const [path = '', owner] = kept.split('#');
  const subject = sessionStore.read().claims?.subject ?? '';
  const isForHere = owner === undefined || owner === encodeURIComponent(subject);
  return isForHere && isShellPath(path) ? path : paths.policies.to();
}
