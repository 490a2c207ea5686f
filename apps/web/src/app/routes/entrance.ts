import { useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { readInviteHandover } from '#core/routing/invite-handover.ts';
import { type Address, type Path, paths } from '#core/routing/paths.ts';
import { takeWantedPath } from '#core/routing/wanted-path.ts';
import { sessionStore, useSession } from '#core/session/store.ts';

/** steps of the login form that a link may open, and that are of use to a client who is signed in. */
const stepsForAll: readonly (string | null)[] = ['resetPassword', 'createPassword', 'contactSupport'];

/** pages that end at the form, for somebody who may not be the client who is signed in. */
const pagesForOther = [paths.passwordReset, paths.invite, paths.support];

/** As the router compares: with a slash at the end or without. */
const isAt = ({ pattern }: Path, { pathname }: Address) => matchPath(pattern, pathname) !== null;

/** landing, the start of the sign-in and the welcome: a client who is signed in already goes on from there. */
function isEntrance(address: Address, state: unknown): boolean {
  const step = new URLSearchParams(address.search).get('step');
  if (isAt(paths.loginForm, address)) return !readInviteHandover(state) && !stepsForAll.includes(step);
  return [paths.landing, paths.login, paths.welcome].some((path) => isAt(path, address));
}

/**
 * before the first page is drawn, the address becomes that of the wanted page or of the policies, so that it is
 * drawn first. Only here is the welcome skipped.
 */
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
  const isForm = isAt(paths.loginForm, location);
  const [firstToken] = useState(token);
  const [wasForOther, setForOther] = useState(false);
  const isForOther = isForm ? wasForOther || !isHere : pagesForOther.some((path) => isAt(path, location));
  if (isForOther !== wasForOther) setForOther(isForOther);
  // A sign-in in another tab leads on; one on this page does so by itself, once it is stored.
  const isGood = token === firstToken || !isFresh;
  const isSkipped = isHere && token !== null && ended === null && isGood && !isForOther;
  useEffect(() => {
    if (isSkipped) void navigate(takeWantedPath(), { replace: true });
  }, [isSkipped, navigate]);
  return isSkipped;
}
