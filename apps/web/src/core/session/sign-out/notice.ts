import { portalConfiguration } from '#core/configuration.ts';
import type { SessionEnd } from '#core/session/store.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

/** Also the message for a refused token. */
export const sessionEnded = 'Your session has ended. Please sign in again.';

/** Whether the client has just signed out. It is in memory only, so that a reload does not show the message again. */
let hasSignedOut = false;

/** whether the next sign-in page says "You have signed out." Leaving its first step calls this with false. */
export function noteSignedOut(isNews: boolean): void {
  hasSignedOut = isNews;
}

/** keeps why the last session of this browser ended, for the sign-in; null when the client signed out. */
export function keepEnd(reason: SessionEnd | null): void {
  hasSignedOut = false;
  if (reason === null) localStore.remove(localKeys.ended);
  else localStore.set(localKeys.ended, reason);
}

/** the message on the sign-in; undefined when there is none. */
export function endSentence(): string | undefined {
  if (hasSignedOut) return 'You have signed out.';
  const reason = localStore.get(localKeys.ended);
  if (reason === 'idle')
    return `You were signed out after ${portalConfiguration.idleMinutes} minutes without activity.`;
  return reason === null ? undefined : sessionEnded;
}
