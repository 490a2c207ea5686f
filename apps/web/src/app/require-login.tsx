import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#core/paths.ts';
import { Redirect } from '#core/redirect.tsx';
import { useSession } from '#core/session/use-session.ts';
import { keepWantedPath } from '#core/session/wanted-path.ts';
import { lazyScreen } from './lazy-screen.ts';
import { Part } from './page.tsx';

/** The signed-in pages, ready to be drawn: what they kept is brought back and the code of the first one is there. */
export const signedIn = lazyScreen(async () => {
  // Comes beside it, so that no page has to wait for the one and then for the other.
  import('./other-screens.ts').catch(() => undefined);
  const { prepareSignedIn, SignedIn } = await import('./signed-in.tsx');
  await prepareSignedIn(window.location.pathname);
  return SignedIn;
});

/** Row R10: nobody signed in leads to /login. The wanted page is kept, but not the one that was just signed out of. */
export function RequireLogin() {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(token !== null);
  if (token !== null) return <Part screen={signedIn} />;
  if (!wasSignedIn) keepWantedPath(pathname + search);
  return <Redirect to={paths.login.to()} />;
}
