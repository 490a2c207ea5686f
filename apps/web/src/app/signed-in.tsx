import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, use, useEffect } from 'react';
import { useRoutes } from 'react-router';
import { fetchPageCodeWith } from '#core/page-code.ts';
import { paths } from '#core/paths.ts';
import { sessionStore } from '#core/session/session-store.ts';
import { keepSessions } from '#core/session/start-session.ts';
import { useSession } from '#core/session/use-session.ts';
import { gateway } from '#core/trpc/client.ts';
import { personCache } from '#core/trpc/person-cache.ts';
import { trpc } from '#core/trpc/react.ts';
import { whenIdle } from '#core/when-idle.ts';
import { preloadPage } from './page.tsx';
import { SessionEnd } from './session-end.tsx';
import { signedInRoutes } from './signed-in-routes.tsx';

fetchPageCodeWith((pathname) => void preloadPage(signedInRoutes, pathname).catch(() => undefined));

/** The page with the way out must be there when the network is not. */
function prefetchWayOut() {
  whenIdle(() => void preloadPage(signedInRoutes, paths.account.to()).catch(() => undefined));
}

/** Not needed for a minute yet; without it a session just ends when its token does. */
const IdleLock = lazy(async () => {
  await new Promise<void>((done) => whenIdle(done));
  const file = await import('./idle-lock.tsx').catch(() => undefined);
  return { default: file?.IdleLock ?? (() => null) };
});

/** Everything that only a signed-in person needs: their pages, the typed hooks and the cache of their answers. */
export function SignedIn() {
  const { claims, isFresh } = useSession();
  useEffect(prefetchWayOut, []);
  useEffect(() => {
    void keepSessions();
    if (isFresh) void import('#core/device/register-device.ts').then((file) => file.registerDevice());
  }, [isFresh]);
  return claims && <PersonPages subject={claims.subject} key={claims.subject} />;
}

function PersonPages({ subject }: { subject: string }) {
  const { queryClient, ready } = personCache(subject);
  use(ready);
  return (
    <trpc.Provider client={gateway} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {useRoutes(signedInRoutes)}
        <SessionEnd />
        <Suspense fallback={null}>
          <IdleLock />
        </Suspense>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/**
 * Before the first page is drawn: brings back what this tab kept, so that the page is drawn filled (row S5), and
 * fetches the page's code. Before sign-in it is the pages that come first.
 */
export async function prepareSignedIn(pathname: string): Promise<void> {
  const { claims } = sessionStore.read();
  if (claims) await Promise.all([personCache(claims.subject).ready, preloadPage(signedInRoutes, pathname)]);
  else
    await Promise.all(
      [paths.welcome.to(), paths.policies.to()].map((path) => preloadPage(signedInRoutes, path)),
    );
}
