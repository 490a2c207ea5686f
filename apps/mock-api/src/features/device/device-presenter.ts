import type { DeviceType } from '@portal/contract/device';

type Device = {
  uuid: string;
  deviceId: string;
  type: string;
  name: string;
  createdAt: Date;
  lastSeenAt: Date;
};

export function presentDevice({ uuid, name, createdAt, lastSeenAt }: Device) {
  return { uuid, name, created_at: createdAt.toISOString(), last_seen_at: lastSeenAt.toISOString() };
}

/** As the list has it; `currentId` is the id that the caller says its own device has. */
export function presentListedDevice(device: Device, currentId: string | undefined) {
  return {
    ...presentDevice(device),
    type: device.type as DeviceType,
    is_current: device.deviceId === currentId,
  };
}
