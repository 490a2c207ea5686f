import type { DeviceType } from '@portal/contract/device';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';

type Parts = { database: Database; clock: Clock; random: Random };
type Given = { clientUuid: string; deviceId: string; type: DeviceType };

const names: Record<DeviceType, string> = {
  web: 'Web browser',
  ios: 'iPhone or iPad',
  android: 'Android device',
};

export type Devices = ReturnType<typeof createDevices>;

/** Devices on which a client signed in. The same device id of another client is another device (security F1). */
export function createDevices(parts: Parts) {
  return { register: (given: Given) => register(parts, given) };
}

/** A14: one record for each client and device, also when registered many times at once (security I7). */
async function register({ database, clock, random }: Parts, { clientUuid, deviceId, type }: Given) {
  const now = clock.now();
  const uuid = random.uuid();
  const name = names[type];
  await database.$executeRaw`
    INSERT INTO device (uuid, client_uuid, device_id, type, name, created_at, last_seen_at)
    VALUES (${uuid}, ${clientUuid}, ${deviceId}, ${type}, ${name}, ${now}, ${now})
    ON CONFLICT (client_uuid, device_id) DO UPDATE SET type = ${type}, name = ${name}, last_seen_at = ${now}`;
  return database.device.findUniqueOrThrow({ where: { clientUuid_deviceId: { clientUuid, deviceId } } });
}
