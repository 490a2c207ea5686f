import { whenIdle } from '#app/when-idle.ts';
import { needsSignIn, paths } from '#core/routing/paths.ts';
import { keepSessions } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { preloadPage } from './page.tsx';
import { signedIn } from './require-login.tsx';
import { routeTable } from './route-table.tsx';

/** The code of the page that is drawn first. If it cannot be fetched, the page itself says so. */
export async function preloadFirst(pathname: string): Promise<void> {
  const isGuarded = needsSignIn(pathname);
  const isSignedIn = sessionStore.read().token !== null;
  const isSentToLogin = (isGuarded && !isSignedIn) || pathname === paths.login.pattern;
  const first = isSentToLogin ? paths.loginForm.to() : pathname;
  const loading = isGuarded && isSignedIn ? signedIn.preload() : preloadPage(routeTable, first);
  await loading.catch(() => undefined);
}

/** What people are likely to open next, once the first page is drawn and the browser is idle. */
export function prefetchLater(): void {
  whenIdle(() => void prefetchNext());
}

/** First the way out, which must be there when the network is not; then the way in; then the notices. What fails is fetched again when it is needed. */
async function prefetchNext(): Promise<void> {
  const next = [paths.logout, paths.loginForm].map(({ to }) => preloadPage(routeTable, to()));
  await Promise.allSettled([keepSessions(), ...next]);
  await Promise.allSettled([signedIn.preload()]);
  await Promise.allSettled([import('../notices/show-notices.tsx').then((file) => file.showNotices())]);
}
