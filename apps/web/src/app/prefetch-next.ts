import { paths } from '#core/paths.ts';
import { keepSessions } from '#core/session/start-session.ts';
import { preloadPage } from './page.tsx';
import { signedIn } from './require-login.tsx';
import { routeTable } from './route-table.tsx';

/** The way out, which must be there when the network is not, then the way in, then what may be said of the portal itself. What cannot be fetched is fetched when wanted. */
export async function prefetchNext(): Promise<void> {
  const next = [paths.logout, paths.loginForm].map(({ to }) => preloadPage(routeTable, to()));
  await Promise.allSettled([keepSessions(), ...next]);
  await Promise.allSettled([signedIn.preload()]);
  await Promise.allSettled([import('./notices/show-notices.tsx').then((file) => file.showNotices())]);
}
