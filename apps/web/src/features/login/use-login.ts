import { startTransition, useCallback, useEffect, useState } from 'react';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import type { LoginEntry } from './machine/requested-step.ts';
import { emailState, type LoginState } from './machine/state.ts';
import type { LoginRun, Send } from './run-machine.ts';

type Show = (state: LoginState) => void;

/** Starts the machine, which shows its states; its code may still have to be fetched. */
type Start = (entry: LoginEntry, show: Show) => Promise<LoginRun>;

/**
 * L-23: whether this device remembers an address. It is here because the first paint needs no code that decrypts.
 */
export function remembersAddress(): boolean {
  return localStore.get(localKeys.address) !== null;
}

/**
 * The login for a screen. The email step is shown at once, and events before the machine has loaded wait for it; every
 * other step needs the machine, and so does an address that this device remembers. Entry and start are those of the
 * first call.
 */
export function useLogin(entry: LoginEntry, start: Start): { state: LoginState | undefined; send: Send } {
  const [first] = useState({ entry, start });
  const [state, setState] = useState<LoginState | undefined>(
    entry.step === 'email' && !remembersAddress() ? emailState() : undefined,
  );
  // Enter may be pressed as soon as the step is drawn, before React runs the effect.
  const [run] = useState(() => Promise.withResolvers<LoginRun>());

  useEffect(() => {
    let step: string | undefined;
    const started = first.start(first.entry, (next) => {
      // The views of later steps may still be loading: the first one stays until then.
      if (step === 'email') startTransition(() => setState(next));
      else setState(next);
      step = next.step;
    });
    // A failure to fetch is thrown where the page's error boundary sees it.
    started.then(run.resolve, (failure) =>
      setState(() => {
        throw failure;
      }),
    );
    return () => void run.promise.then((ended) => ended.end());
  }, [first, run]);

  const send = useCallback<Send>((event) => void run.promise.then((started) => started.send(event)), [run]);

  return { state, send };
}
