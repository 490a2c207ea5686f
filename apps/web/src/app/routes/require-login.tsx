import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#core/routing/paths.ts';
import { Redirect } from '#core/routing/redirect.tsx';
import { keepWantedPath } from '#core/routing/wanted-path.ts';
import { useSession } from '#core/session/store.ts';
import { lazyScreen } from './lazy-screen.ts';
import { Part } from './page.tsx';

/** The signed-in pages, ready to be drawn: stored answers are restored and the code of the first page is loaded. */
export const signedIn = lazyScreen(async () => {
  // Fetched in parallel, so that no page waits for one and then for the other.
  import('./signed-in-screens.ts').catch(() => undefined);
  const { prepareSignedIn, SignedIn } = await import('../signed-in.tsx');
  await prepareSignedIn(window.location.pathname);
  return SignedIn;
});

/**
 * on the pages of needs-sign-in.ts, redirects to /login where there is no session. R-41: the requested page
 * becomes the wanted page, unless the client signed out on it.
 */
export function RequireLogin() {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(token !== null);
  if (token !== null) return <Part screen={signedIn} />;
  if (!wasSignedIn) keepWantedPath(pathname + search);
  return <Redirect to={paths.login.to()} />;
}
