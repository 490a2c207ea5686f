import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#core/paths.ts';
import { useSession } from '#core/session/use-session.ts';
import { keepWantedPath } from '#core/session/wanted-path.ts';

/** Row R10: nobody signed in leads to /login, and the wanted page is kept. A session that has ended leads to /logout (row S1). */
export function RequireLogin() {
  const session = useSession();
  const location = useLocation();
  if (session.token !== null && session.ended === null) return <Outlet />;
  const wanted = location.pathname + location.search;
  if (session.ended !== null) return <Navigate to={paths.logout.to()} replace state={{ wanted }} />;
  keepWantedPath(wanted);
  return <Navigate to={paths.login.to()} replace />;
}
