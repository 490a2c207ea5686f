import { seedUuid } from '../by-name.ts';
import { addDays, dayOf, momentAt } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';
import { clientUuid } from './clients.ts';

type DeviceSpec = readonly [
  email: string,
  type: string,
  name: string,
  firstDaysAgo: number,
  lastDaysAgo: number,
];

const devices: readonly DeviceSpec[] = [
  ['vip@portal.example.com', 'web', 'Firefox on Windows', 320, 1],
  ['vip@portal.example.com', 'android', 'App on Android', 5, 5],
  ['standard@portal.example.com', 'web', 'Safari on macOS', 410, 2],
  ['standard@portal.example.com', 'android', 'App on Android', 5, 5],
];

export function deviceRows(now: Date): Pick<SeedRows, 'device'> {
  const at = (daysAgo: number) => momentAt(addDays(dayOf(now), -daysAgo), '18:22');
  return {
    device: devices.map(([email, type, name, firstDaysAgo, lastDaysAgo]) => ({
      uuid: seedUuid(`device/${email}/${type}`),
      clientUuid: clientUuid(email),
      deviceId: seedUuid(`device-id/${email}/${type}`),
      type,
      name,
      createdAt: at(firstDaysAgo),
      lastSeenAt: at(lastDaysAgo),
    })),
  };
}
