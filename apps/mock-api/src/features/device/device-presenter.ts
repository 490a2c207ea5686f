import type { DeviceType } from '@portal/contract/v1/device';

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

/** A device in the list; `currentId` is the id that the caller sent for its own device. */
export function presentListedDevice(device: Device, currentId: string | undefined) {
  return {
    ...presentDevice(device),
    type: device.type as DeviceType,
    is_current: device.deviceId === currentId,
  };
}
