import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#core/routing/paths.ts';
import { keepWantedPath } from '#core/routing/wanted-path.ts';
import { signOut } from '#core/session/sign-out/sign-out.ts';
import { PageSkeleton } from './routes/page.tsx';

/** signs out and redirects to sign-in. Its code is fetched early, so that it works offline. */
export function SignOutScreen() {
  const navigate = useNavigate();
  const { wanted, subject } = wantedIn(useLocation().state);

  useEffect(() => {
    void signOut().then(() => {
      if (wanted !== undefined) keepWantedPath(wanted, subject);
      void navigate(paths.login.to(), { replace: true });
    });
  }, [navigate, wanted, subject]);

  return <PageSkeleton />;
}

/**
 * the page on which a session ended, and whose it was, as require-login.tsx passes them on; nothing where the
 * client signs out.
 */
function wantedIn(state: unknown): { wanted?: string; subject?: string } {
  const { wanted, subject }: { wanted?: unknown; subject?: unknown } = Object(state);
  return typeof wanted === 'string' && typeof subject === 'string' ? { wanted, subject } : {};
}
