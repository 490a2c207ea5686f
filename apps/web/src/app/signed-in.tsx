import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, use, useEffect } from 'react';
import { useRoutes } from 'react-router';
import { fetchPageCodeWith } from '#core/routing/links/link.tsx';
import { needsSignIn, paths } from '#core/routing/paths.ts';
import { keepSessionOnce } from '#core/session/start-session.ts';
import { sessionStore, useSession } from '#core/session/store.ts';
import { askStepUpWith } from '#core/step-up/step-up-link.ts';
import { personCache } from '#core/trpc/cache/person-cache.ts';
import { gateway } from '#core/trpc/client.ts';
import { TRPCProvider } from '#core/trpc/procedures.ts';
import { canPrint } from '#env.ts';
import { notePageFailure } from './route-error.tsx';
import { lazySessionPart } from './routes/lazy-screen.ts';
import { preloadPage, whenIdle } from './routes/page.tsx';
import { publicRoutes } from './routes/public-routes.tsx';
import { signedInRoutes } from './routes/signed-in-routes.tsx';

askStepUpWith(async (...args) => (await import('#core/step-up/ask-step-up.tsx')).askStepUp(...args));
fetchPageCodeWith((pathname) => {
  const routes = needsSignIn(pathname) ? signedInRoutes : publicRoutes;
  void preloadPage(routes, pathname).catch(() => undefined);
});

/** The account page has the sign-out link, which must work offline. */
function prefetchWayOut() {
  whenIdle(() => void preloadPage(signedInRoutes, paths.account.to()).catch(() => undefined));
}

const IdleLock = lazySessionPart(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('./idle-lock.tsx')).IdleLock;
});

/**
 * Not needed for the first minute, so it loads when the browser is idle; without it a session ends when its token
 * expires (SEC-D6), and nothing warns of that (SEC-D19).
 */
export function IdleLockLater() {
  return (
    <Suspense fallback={null}>
      <IdleLock />
    </Suspense>
  );
}

/**
 * P-32: not seen on a screen, so they are fetched once the page is drawn; not when the browser is idle, since a print
 * may start before and does not wait.
 */
const PrintHead = lazy(() => printFrame().then((file) => ({ default: file?.PrintHead ?? (() => null) })));
const PrintFoot = lazy(() => printFrame().then((file) => ({ default: file?.PrintFoot ?? (() => null) })));

async function printFrame() {
  await new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return import('./print-frame.tsx').catch(() => undefined);
}

/** Everything that needs sign-in: pages, typed hooks and the query cache. */
export function SignedIn() {
  const { claims } = useSession();
  useEffect(prefetchWayOut, []);
  useEffect(() => {
    keepSessionOnce().catch((failure: unknown) => notePageFailure('session', failure));
  }, []);
  return claims && <PersonPages subject={claims.subject} key={claims.subject} />;
}

function PersonPages({ subject }: { subject: string }) {
  const { queryClient, ready } = personCache(subject);
  use(ready);
  return (
    <TRPCProvider trpcClient={gateway} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>{canPrint ? <PrintHead /> : null}</Suspense>
        {useRoutes(signedInRoutes)}
        <Suspense fallback={null}>{canPrint ? <PrintFoot /> : null}</Suspense>
        <IdleLockLater />
      </QueryClientProvider>
    </TRPCProvider>
  );
}

/**
 * Before the first page is drawn: brings back what this tab kept, so that the page is drawn filled (S-4), and
 * fetches the page's code. Before sign-in it is the pages that come first (R-23; preload.ts says when).
 */
export async function prepareSignedIn(pathname: string): Promise<void> {
  const { claims } = sessionStore.read();
  if (claims) await Promise.all([personCache(claims.subject).ready, preloadPage(signedInRoutes, pathname)]);
  else
    await Promise.all(
      [paths.welcome.to(), paths.policies.to()].map((path) => preloadPage(signedInRoutes, path)),
    );
}
