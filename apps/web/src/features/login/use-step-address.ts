import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { LoginEvent } from './machine/login-event.ts';
import type { LoginStep } from './machine/login-steps.ts';
import { addressOf, stepAt } from './step-address.ts';

type Trail = { from?: LoginStep } | null;

/**
 * Row R2: the address mirrors the step, and the browser's Back and Forward ask for one. An address that showed
 * anything else (a code, a step whose data is missing) is replaced, so that it stays in no history.
 */
export function useStepAddress(step: LoginStep, send: (event: LoginEvent) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const seenKey = useRef(location.key);
  const replaces = useRef(true);

  useEffect(() => {
    const shown = stepAt(location);
    const moved = seenKey.current !== location.key;
    seenKey.current = location.key;
    if (moved && kind === 'POP' && shown !== step) {
      replaces.current = true;
      send({ type: 'stepAsked', step: shown ?? 'email' });
      return;
    }
    const replace = replaces.current || step === 'loading';
    replaces.current = false;
    if (shown === step) return;
    if (!replace && (location.state as Trail)?.from === step) void navigate(-1);
    else void navigate(addressOf(step), { replace, state: replace ? null : { from: shown } });
  }, [location, step, kind, navigate, send]);
}
