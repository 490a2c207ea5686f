import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

let offsetMs = Number(localStore.get(localKeys.clockOffset)) || 0;

/** The gateway's time, in milliseconds since 1970: the device's clock until the gateway corrects it. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Sets the clock to the gateway's time (SEC-D31), for the next page too; to the device's, where there is none. */
export function setServerClock(nowMs: number): void {
  offsetMs = nowMs - Date.now() || 0;
  localStore.set(localKeys.clockOffset, String(offsetMs));
}
