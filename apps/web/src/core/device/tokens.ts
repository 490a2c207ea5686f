import { DEVICE_TOKENS_SHOWN } from '@portal/contract/constants';
import { deviceTokenShape } from '@portal/contract/shapes/ids';
import { localKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';

/**
 * SEC-B6: tokens that this browser received after full sign-ins, latest first, one for each client. Sent where
 * passwords are checked; they grant no access and name no client, so they survive sign-out.
 */
export function deviceTokens(): string[] {
  const kept = localStore.get(localKeys.deviceTokens) ?? '';
  return kept
    .split(',')
    .filter((token) => deviceTokenShape.test(token))
    .slice(0, DEVICE_TOKENS_SHOWN);
}

/** The same client's token is the same each time. */
export function keepDeviceToken(token: string): void {
  const others = deviceTokens().filter((other) => other !== token);
  localStore.set(localKeys.deviceTokens, [token, ...others].join(','));
}
