import type { Serve } from '../../http/register-endpoint.ts';
import type { Devices } from './device-service.ts';

/** A14. */
export function deviceRoutes(serve: Serve, devices: Devices): void {
  serve('device.register', async ({ session, body }) => {
    const { clientUuid } = session;
    const device = await devices.register({ clientUuid, deviceId: body.device_id, type: body.type });
    return {
      data: {
        uuid: device.uuid,
        name: device.name,
        created_at: device.createdAt.toISOString(),
        last_seen_at: device.lastSeenAt.toISOString(),
      },
    };
  });
}
