import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#core/paths.ts';
import { useSession } from '#core/session/use-session.ts';

/** Rows S1 and S2: on /tabs and /welcome a session that has ended leads to /logout, which may lead back here. */
export function SessionEnd() {
  const { ended } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (ended !== null)
      void navigate(paths.logout.to(), { replace: true, state: { wanted: pathname + search } });
  }, [ended, navigate, pathname, search]);

  return null;
}
