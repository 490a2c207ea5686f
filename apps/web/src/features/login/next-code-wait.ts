import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { serverNowMs } from '#core/device/server-clock.ts';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';

const PERIOD_MS = CODE_PERIOD_SECONDS * 1000;

/**
 * L-34: notes the time at which a one-time code is used, since each works once. The note survives a reload, and signing
 * out clears it. The returned function removes it again, for a refused code.
 */
export function noteUsedCode(): () => void {
  const before = tabStore.get(tabKeys.codeUsed);
  tabStore.set(tabKeys.codeUsed, String(serverNowMs()));
  return () => {
    if (before === null) tabStore.remove(tabKeys.codeUsed);
    else tabStore.set(tabKeys.codeUsed, before);
  };
}

/**
 * L-34: when the next code comes, by the clock of this device, which the step says as it opens; undefined at mfaSetup,
 * whose codes are of a new secret, and where no code was used in the current 30 seconds.
 */
export function nextCodeAtMs(step: 'mfa' | 'mfaSetup' | 'mfaUnlock'): number | undefined {
  if (step === 'mfaSetup') return undefined;
  const now = serverNowMs();
  const used = Number(tabStore.get(tabKeys.codeUsed)) || 0;
  const next = (Math.floor(used / PERIOD_MS) + 1) * PERIOD_MS;
  return used <= now && now < next ? Date.now() + next - now : undefined;
}
