import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
 * on the pages that need sign-in (core/routing/paths.ts), redirects to /login where there is no session. R-41:
 * the requested page becomes the wanted page, unless the client signed out on it.
 */
export function RequireLogin() {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(token !== null);
  if (token !== null)
    return (
      <>
        <Part screen={signedIn} />
        <SessionEnd />
      </>
    );
  if (!wasSignedIn) keepWantedPath(pathname + search);
  return <Redirect to={paths.login.to()} />;
}

/** S-9: a session that has ended leads to /logout. R-42: with the page that is then wanted. */
function SessionEnd() {
  const { ended, claims } = useSession();
  const subject = claims?.subject;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (ended !== null)
      void navigate(paths.logout.to(), {
        replace: true,
        state: { wanted: pathname + search, subject },
      });
  }, [ended, navigate, pathname, search, subject]);

  return null;
}
