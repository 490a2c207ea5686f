import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { readInviteHandover } from '#core/routing/invite-handover.ts';
import { paths } from '#core/routing/paths.ts';
import { takeWantedPath } from '#core/routing/wanted-path.ts';
import { sessionStore, useSession } from '#core/session/store.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

/** steps of the login form that a link may open, and that are of use to a client who is signed in. */
const stepsForAll: readonly (string | null)[] = ['resetPassword', 'createPassword', 'contactSupport'];

/** landing, the start of the sign-in and the welcome: a client who is signed in already goes on from there. */
function isEntrance({ pathname, search }: Place, state: unknown): boolean {
  if (pathname === paths.loginForm.pattern)
    return !readInviteHandover(state) && !stepsForAll.includes(new URLSearchParams(search).get('step'));
  return [paths.landing, paths.login, paths.welcome].some(({ pattern }) => pathname === pattern);
}

/** Before the first page is drawn: the address becomes that of the policies, so that they are drawn first. */
export function skipEntrance(page: Window): void {
  const { location, history } = page;
  if (sessionStore.read().token !== null && isEntrance(location, history.state?.state))
    history.replaceState(history.state, '', takeWantedPath());
}

/** true while a client who is signed in is being led on from the entrance, which is then not shown. */
export function useSkippedEntrance(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const { token, ended, isFresh } = useSession();
  const isHere = isEntrance(location, location.state);
  const [first] = useState({ token, isEntrance: isHere });
  // A reset or an invitation ends at the form too, and may be for somebody else.
  const isForOther = location.pathname === paths.loginForm.pattern && !first.isEntrance;
  // A sign-in in another tab leads on; one on this page does so by itself, once it is stored.
  const isGood = token === first.token ? !isForOther : !isFresh;
  const isSkipped = isHere && token !== null && ended === null && isGood;
  useEffect(() => {
    if (isSkipped) void navigate(takeWantedPath(), { replace: true });
  }, [isSkipped, navigate]);
  return isSkipped;
}
