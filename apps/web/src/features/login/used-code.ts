import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { serverNowMs } from '#core/device/server-clock.ts';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';

const PERIOD_MS = CODE_PERIOD_SECONDS * 1000;

/**
 * Notes that a one-time code is used just now: each works once. It outlives a reload; signing out clears it. The result takes
 * it back, for a code that was refused.
 */
export function noteUsedCode(): () => void {
  const before = tabStore.get(persistedKeys.codeUsed);
  tabStore.set(persistedKeys.codeUsed, String(serverNowMs()));
  return () => {
    if (before === null) tabStore.remove(persistedKeys.codeUsed);
    else tabStore.set(persistedKeys.codeUsed, before);
  };
}

/** When the next code comes, by the clock of this device; undefined where none was used in the present half minute. */
export function nextCodeAtMs(): number | undefined {
  const now = serverNowMs();
  const used = Number(tabStore.get(persistedKeys.codeUsed)) || 0;
  const next = (Math.floor(used / PERIOD_MS) + 1) * PERIOD_MS;
  return used <= now && now < next ? Date.now() + next - now : undefined;
}
