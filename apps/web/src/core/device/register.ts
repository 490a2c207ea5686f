import { noteFailure } from '#core/errors/note-failure.ts';
import { gateway } from '#core/trpc/client.ts';
import { isNative } from '#env.ts';
import { deviceId } from './id.ts';
import { keepDeviceToken } from './tokens.ts';

/**
 * L-21: registers this device after sign-in, as web or, in a packaged app, as ios or android, so that it is known next
 * time. Sign-in does not depend on it.
 */
export async function registerDevice(): Promise<void> {
  try {
    const type = isNative ? (await import('#core/native/shell.ts')).deviceType() : 'web';
    const { deviceToken } = await gateway.device.register.mutate({ deviceId: deviceId(), type });
    if (deviceToken !== null) keepDeviceToken(deviceToken);
  } catch (failure) {
    noteFailure('device.register', failure);
  }
}
