import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#core/routing/paths.ts';
import { keepWantedPath } from '#core/routing/wanted-path.ts';
import { logOut } from '#core/session/log-out.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** signs out and leads to sign-in. Its code is fetched early, so that it is there when the network is not. */
export function LogoutScreen() {
  const navigate = useNavigate();
  const wanted = wantedIn(useLocation().state);

  useEffect(() => {
    void logOut().then(() => {
      if (wanted !== undefined) keepWantedPath(wanted);
      void navigate(paths.login.to(), { replace: true });
    });
  }, [navigate, wanted]);

  return <PageSkeleton />;
}

/** Where a session that ended by itself was; it may be taken up again there. */
function wantedIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined;
  return typeof state.wanted === 'string' ? state.wanted : undefined;
}
