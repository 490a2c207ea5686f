import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import { emailState, type LoginState } from './machine/state.ts';
import type { LoginEntry } from './machine/transition.ts';
import type { LoginSession, Send } from './session.ts';

type Show = (state: LoginState) => void;

/** Starts a session that shows its states; its code may still have to be fetched. */
type Start = (entry: LoginEntry, show: Show) => Promise<LoginSession>;

/** Whether this device remembers an address; which one is encrypted. */
export function remembersAddress(): boolean {
  return localStore.get(persistedKeys.address) !== null;
}

/**
 * The login for a screen. The email step is shown at once, and events before the session has loaded wait for it; every
 * other step needs the session, and so does an address that this device remembers. Entry and start are those of the first
 * call.
 */
export function useLogin(entry: LoginEntry, start: Start): { state: LoginState | undefined; send: Send } {
  const [first] = useState({ entry, start });
  const [state, setState] = useState<LoginState | undefined>(
    entry.step === 'email' && !remembersAddress() ? emailState() : undefined,
  );
  const session = useRef<Promise<LoginSession>>(undefined);

  useEffect(() => {
    let step: string | undefined;
    const started = first.start(first.entry, (next) => {
      // The views of later steps may still be loading: the first one stays until then.
      if (step === 'email') startTransition(() => setState(next));
      else setState(next);
      step = next.step;
    });
    session.current = started;
    // A failure to fetch is thrown where the page's error boundary sees it.
    started.catch((failure) =>
      setState(() => {
        throw failure;
      }),
    );
    return () => {
      started.then(
        (ended) => ended.end(),
        () => undefined,
      );
    };
  }, [first]);

  const send = useCallback<Send>((event) => {
    session.current?.then(
      (started) => started.send(event),
      () => undefined,
    );
  }, []);

  return { state, send };
}
