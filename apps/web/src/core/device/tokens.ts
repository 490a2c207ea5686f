import { DEVICE_TOKENS_SHOWN } from '@portal/contract/constants';
import { deviceTokenShape } from '@portal/contract/id-shapes';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

/**
 * SEC-B6: what this browser was given after full sign-ins, latest first, one for each person. Shown where passwords
 * are tried; they open nothing and name nobody, so they outlive sign-out.
 */
export function deviceTokens(): string[] {
  const kept = localStore.get(persistedKeys.deviceTokens) ?? '';
  return kept
    .split(',')
    .filter((token) => deviceTokenShape.test(token))
    .slice(0, DEVICE_TOKENS_SHOWN);
}

/** The same person's token is the same each time. */
export function keepDeviceToken(token: string): void {
  const others = deviceTokens().filter((other) => other !== token);
  localStore.set(persistedKeys.deviceTokens, [token, ...others].join(','));
}
