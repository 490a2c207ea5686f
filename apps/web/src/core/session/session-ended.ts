import { portalConfiguration } from '#core/configuration.ts';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import type { SessionEnd } from './session-store.ts';

/** Also what a refused token is answered with. It stands here for the sign-in, which does without the other sentences. */
export const sessionEnded = 'Your session has ended. Please sign in again.';

/** Keeps why the last session of this browser ended, for whichever tab shows the sign-in; null when somebody chose to end it. */
export function keepEnd(reason: SessionEnd | null): void {
  if (reason === null) localStore.remove(persistedKeys.ended);
  else localStore.set(persistedKeys.ended, reason);
}

/** What the sign-in says of it; undefined when there is nothing to say. */
export function endSentence(): string | undefined {
  const reason = localStore.get(persistedKeys.ended);
  if (reason === 'idle')
    return `You were signed out after ${portalConfiguration.idleMinutes} minutes without activity.`;
  return reason === null ? undefined : sessionEnded;
}
