import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

let offsetMs = Number(localStore.get(localKeys.clockOffset)) || 0;

/** The gateway's time, in milliseconds since 1970: the device's clock until the gateway corrects it. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Sets the clock to the gateway's time (SEC-D31); the next page starts with it. */
export function setServerClock(nowMs: number): void {
  if (!Number.isFinite(nowMs)) return;
  offsetMs = nowMs - Date.now();
  localStore.set(localKeys.clockOffset, String(offsetMs));
}
