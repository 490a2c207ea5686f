import { noteFailure } from '#core/monitoring.ts';
import { gateway } from '#core/trpc/client.ts';
import { deviceId } from './device-id.ts';

/** Row L20: after sign-in the firm learns of this device. Signing in does not depend on it. */
export async function registerDevice(): Promise<void> {
  try {
    await gateway.device.register.mutate({ deviceId: deviceId(), type: 'web' });
  } catch (failure) {
    noteFailure('device.register', failure);
  }
}
