import { Suspense, useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { applyBrand, useVariant } from '#core/branding/variant.ts';
import { needsSignIn } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { useSkippedEntrance } from './routes/entrance.ts';
import { HistoryRouter } from './routes/history-router.tsx';
import { lazySessionPart } from './routes/lazy-screen.ts';
import { publicRoutes } from './routes/public-routes.tsx';
import { RequireLogin } from './routes/require-login.tsx';

/** The client. */
export function App() {
  return (
    <HistoryRouter>
      <Pages />
    </HistoryRouter>
  );
}

/** The pages, in the colours of the client's brand. The code behind the guard is fetched only after sign-in. */
function Pages() {
  const { pathname } = useLocation();
  const { brand } = useVariant();
  useLayoutEffect(() => applyBrand(brand), [brand]);
  return needsSignIn(pathname) ? <RequireLogin /> : <PublicPages />;
}

const IdleLock = lazySessionPart(async () => (await import('./signed-in.tsx')).IdleLockLater);

/**
 * Some are open to a client who is signed in, such as support: time on them counts as it does on the others (SEC-D6).
 */
function PublicPages() {
  const isSkipped = useSkippedEntrance();
  const { token } = useSession();
  const pages = useRoutes(publicRoutes);
  if (isSkipped) return null;
  return (
    <>
      {pages}
      <Suspense>{token && <IdleLock />}</Suspense>
    </>
  );
}
