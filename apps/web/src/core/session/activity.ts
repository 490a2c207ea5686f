import { portalConfiguration } from '#core/configuration.ts';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import type { SessionEnd } from './store.ts';

/** After so long without input, in any tab of this browser, a session ends (SEC-D6). */
export const idleLimitMs = portalConfiguration.idleMinutes * 60_000;

/**
 * How long there has been no input, by the wall clock of this device: sleep counts. Where nothing is stored, or the
 * clock was set back, it counts from now.
 */
export function quietMs(nowMs: number): number {
  const lastMs = Number(localStore.get(localKeys.activity) ?? Number.NaN);
  if (lastMs <= nowMs) return nowMs - lastMs;
  noteActivity(nowMs);
  return 0;
}

/** Records activity. All tabs read it. */
export function noteActivity(nowMs: number): void {
  localStore.set(localKeys.activity, String(nowMs));
}

/** Why a session with an expired token ended. */
export function endReason(): SessionEnd {
  return quietMs(Date.now()) >= idleLimitMs ? 'idle' : 'expired';
}
