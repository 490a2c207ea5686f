import { paths } from '#core/routing/paths.ts';
import { sessionStore } from '#core/session/store.ts';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';

/**
 * keeps the wanted page for the next sign-in in this tab: always a page below /tabs/, whatever was stored
 * (SEC-G12). SEC-H11: with a subject, only that client is led there. require-login.tsx and sign-out-screen.tsx
 * say which page is wanted.
 */
export function keepWantedPath(path: string, subject?: string): void {
  if (isShellPath(path)) tabStore.set(tabKeys.wantedPath, JSON.stringify({ path, subject }));
}

/**
 * Whether this is a path of a page that needs sign-in. Parsed like a link in the browser, so that no trick with slashes
 * leads to another site.
 */
function isShellPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, window.location.origin))
    return false;
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin && url.pathname.startsWith(`${paths.tabs.to()}/`);
}

/** returns the kept path once, or the policies, even where it is another client's. */
export function takeWantedPath(): string {
  const { path, subject } = readKept();
  tabStore.remove(tabKeys.wantedPath);
  const isForThisClient = subject === undefined || subject === sessionStore.read().claims?.subject;
  return isForThisClient && isShellPath(path) ? path : paths.policies.to();
}

/** Whatever was stored, it is an object. */
function readKept(): { path?: unknown; subject?: unknown } {
  try {
    return Object(JSON.parse(tabStore.get(tabKeys.wantedPath) ?? '{}'));
  } catch {
    return {};
  }
}
