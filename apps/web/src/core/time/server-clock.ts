import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

let offsetMs = Number(localStore.get(persistedKeys.clockOffset)) || 0;

/** The gateway's clock as far as it is known here, in milliseconds since 1970: this device's own until the gateway says otherwise. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Sets the clock by what the gateway said it is now (security D8); the next page begins with it. */
export function setServerClock(nowMs: number): void {
  offsetMs = nowMs - Date.now();
  localStore.set(persistedKeys.clockOffset, String(offsetMs));
}
