import { startTransition, useEffect, useState } from 'react';
import { useInterval } from '#ui/use-interval.ts';
import { createLoginSession, type RunCommand, type Send } from './login-session.ts';
import type { LoginEntry } from './machine/login-entry.ts';
import type { LoginState } from './machine/login-state.ts';

const TICK_MS = 1000;

/** The login for a screen: its state, a way to send it events, and its clock. Entry and runner are those of the first call. */
export function useLogin(entry: LoginEntry, run: RunCommand): { state: LoginState; send: Send } {
  const [login] = useState(() => createLoginSession(entry, run));
  const [state, setState] = useState(login.firstState);

  useEffect(() => {
    let step = login.firstState.step;
    return login.start((next) => {
      // The code of a new step may still be on its way: the old one stays until the new one can be drawn.
      if (next.step === step) setState(next);
      else startTransition(() => setState(next));
      step = next.step;
    });
  }, [login]);

  const isCounting = state.step === 'instructionsSent' && state.countdown.secondsLeft > 0;
  useInterval(() => login.send({ type: 'ticked', nowMs: Date.now() }), isCounting ? TICK_MS : undefined);

  return { state, send: login.send };
}
