import { useEffect, useRef } from 'react';
import {
  type Location,
  matchPath,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router';
import { readInviteHandover } from '#core/routing/invite-handover.ts';
import { type Address, paths } from '#core/routing/paths.ts';
import type { LoginEntry } from './machine/requested-step.ts';
import { isLoginStep, type LoginState, type LoginStep } from './machine/state.ts';
import type { Send } from './run-machine.ts';

/** the step an address names; undefined when it names none, or one that does not exist. */
export function stepAt({ pathname, search }: Address): LoginStep | undefined {
  if (matchPath(paths.support.pattern, pathname)) return 'contactSupport';
  if (!matchPath(paths.loginForm.pattern, pathname)) return undefined;
  const step = new URLSearchParams(search).get('step') ?? 'email';
  return isLoginStep(step) ? step : undefined;
}

/**
 * The step to start with. R-4: createPassword with the code of /password-reset/{code}; else what an invitation hands
 * over, or the step in the address.
 */
export function useEntry(): LoginEntry {
  const location = useLocation();
  const { code } = useParams();
  if (code !== undefined) return { step: 'createPassword', code };
  return readInviteHandover(location.state) ?? { step: stepAt(location) ?? 'email' };
}

/** The address of a step. It contains the step's name and no input. */
export function addressOf(step: LoginStep): string {
  return paths.loginForm.to({}, { step });
}

/** In the state of each history entry: the step before it. */
type Trail = { from?: LoginStep | undefined } | null;

type Move = { step: LoginStep; shown: LoginStep | undefined; trail: Trail; replaces: boolean };

/** Going back to the step one came from is going back in the history; anything else is a new entry. */
function mirror(navigate: NavigateFunction, { step, shown, trail, replaces }: Move): void {
  if (!replaces && trail?.from === step) void navigate(-1);
  else void navigate(addressOf(step), { replace: replaces, state: replaces ? null : { from: shown } });
}

/**
 * the address mirrors the step, and the browser's Back and Forward ask for one. An address that showed
 * anything else (a code, a step whose data is missing) is replaced, so that it does not stay in the history.
 */
export function useStepAddress(state: LoginState | undefined, send: Send): void {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const seen = useRef<{ location: Location; step?: LoginStep }>({ location });
  const replaces = useRef(true);

  useEffect(() => {
    const step = state?.step;
    // `loading` leaves the login, and an address written now would return to it.
    if (step === undefined || step === 'loading') return;
    const before = seen.current;
    // Where the data of the requested step is missing, the email step stays, with a new state object.
    const isAnswer = step !== before.step || (step === 'email' && replaces.current);
    if (location === before.location && !isAnswer) return;
    seen.current = { location, step };
    const shown = stepAt(location);
    if (before.location.key !== location.key && kind === 'POP' && shown !== step) {
      replaces.current = true;
      send({ type: 'stepRequested', step: shown ?? 'email' });
      return;
    }
    const move = { step, shown, trail: location.state as Trail, replaces: replaces.current };
    replaces.current = false;
    if (shown !== step) mirror(navigate, move);
  }, [location, state, kind, navigate, send]);
}
