import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session-store.ts';

/** The session, followed. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}
