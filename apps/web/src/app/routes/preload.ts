import { needsSignIn, paths } from '#core/routing/paths.ts';
import { keepSessionOnce } from '#core/session/start-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { preloadPage, whenIdle } from './page.tsx';
import { publicRoutes } from './public-routes.tsx';
import { signedIn } from './require-login.tsx';

/** Loads the code of the first page. If that fails, the page itself shows the error. */
export async function preloadFirst(pathname: string): Promise<void> {
  const isGuarded = needsSignIn(pathname);
  const isSignedIn = sessionStore.read().token !== null;
  const isSentToLogin = (isGuarded && !isSignedIn) || pathname === paths.login.pattern;
  const first = isSentToLogin ? paths.loginForm.to() : pathname;
  const loading = isGuarded && isSignedIn ? signedIn.preload() : preloadPage(publicRoutes, first);
  await loading.catch(() => undefined);
}

/** What people are likely to open next, once the first page is drawn and the browser is idle. */
export function prefetchLater(): void {
  whenIdle(() => void prefetchNext());
}

/**
 * First signing out, which must work offline, with the sign-in that it leads to. R-23: while the client signs in, the
 * code of the policies, which signed-in.tsx prepares. Then the notices. What fails is fetched again when it is needed.
 */
async function prefetchNext(): Promise<void> {
  const next = [paths.logout, paths.loginForm].map(({ to }) => preloadPage(publicRoutes, to()));
  const loginParts = import('#features/login/login-screen.tsx').then((file) => file.preloadLogin());
  await Promise.allSettled([keepSessionOnce(), loginParts, ...next]);
  await Promise.allSettled([signedIn.preload()]);
  await Promise.allSettled([import('../notices/show-notices.tsx').then((file) => file.showNotices())]);
}
