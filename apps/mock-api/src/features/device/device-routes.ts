import type { Serve } from '../../http/register-endpoint.ts';
import { presentDevice, presentListedDevice } from './device-presenter.ts';
import type { Devices } from './device-service.ts';
import type { DeviceTokens } from './device-token.ts';

type Deps = { devices: Devices; deviceTokens: DeviceTokens };

/** API-14, and the portal's own list of devices. */
export function deviceRoutes(serve: Serve, { devices, deviceTokens }: Deps): void {
  serve('device.register', async ({ session, body }) => {
    const device = await devices.register(session, {
      deviceId: body.device_id,
      type: body.type,
      name: body.name,
    });
    return { data: { ...presentDevice(device), device_token: deviceTokens.issue(device) } };
  });

  serve('device.list', async ({ session, deviceId }) => ({
    devices: (await devices.list(session.clientUuid)).map((device) => presentListedDevice(device, deviceId)),
  }));

  serve('device.forget', async ({ session, params, log }) => {
    await devices.forget(session, params.uuid);
    log.info({ client: session.clientUuid }, 'device forgotten');
    return {};
  });
}
