import { needsSignIn, paths } from '#core/paths.ts';
import { sessionStore } from '#core/session/session-store.ts';
import { whenIdle } from '#core/when-idle.ts';
import { preloadPage } from './page.tsx';
import { signedIn } from './require-login.tsx';
import { routeTable } from './route-table.tsx';

/** Code of the page that will be drawn first. If it cannot be fetched, the page itself says so. */
export async function preloadFirst(pathname: string): Promise<void> {
  const isGuarded = needsSignIn(pathname);
  const isSignedIn = sessionStore.read().token !== null;
  const isSentToLogin = (isGuarded && !isSignedIn) || pathname === paths.login.pattern;
  const first = isSentToLogin ? paths.loginForm.to() : pathname;
  const loading = isGuarded && isSignedIn ? signedIn.preload() : preloadPage(routeTable, first);
  await loading.catch(() => undefined);
}

/** Once the first page stands and the browser has nothing to do: what people are likely to want next. */
export function prefetchLater(): void {
  whenIdle(() => void import('./prefetch-next.ts').then(({ prefetchNext }) => prefetchNext()));
}
