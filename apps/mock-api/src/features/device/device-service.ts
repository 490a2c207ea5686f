import type { DeviceType } from '@portal/contract/v1/device';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError, orNotFound } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Random } from '../../random.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  alerts: SecurityAlerts;
  history: SecurityHistory;
};
type DeviceInput = { deviceId: string; type: DeviceType; name?: string | undefined };

/** What a device is called where the caller does not say it. */
const names: Record<DeviceType, string> = {
  web: 'Web browser',
  ios: 'iPhone or iPad',
  android: 'Android device',
};

/** Each known device has its own attempts at sign-in, so their number is limited (SEC-B6). */
const DEVICES_KEPT = 20;

export type Devices = ReturnType<typeof createDevices>;

/** Devices on which a client signed in. The same device id of another client is another device (SEC-F1). */
export function createDevices(deps: Deps) {
  return {
    /** Of more than twenty devices the one not seen for longest is forgotten. */
    register: (session: Session, input: DeviceInput) => register(deps, session, input),
    /** Seen last first. */
    list: (clientUuid: string) => list(deps, clientUuid),
    /** Ends its sessions; its token names a record that is no longer there. NOT_FOUND for one of another client. */
    forget: (session: Session, uuid: string) => forgetListed(deps, session, uuid),
    /** The same by the id that the device sends, without an entry of the history. False where no device has it. */
    forgetIfKnown: (clientUuid: string, deviceId: string) => forgetIfKnown(deps, clientUuid, deviceId),
  };
}

/** API-14: one record for each client and device, even when registered many times at once (SEC-I7). */
async function register(deps: Deps, session: Session, input: DeviceInput) {
  const { database, clock, random } = deps;
  const { clientUuid } = session;
  const { deviceId, type, name = names[type] } = input;
  requireOwnDevice(session, deviceId);
  const now = clock.now();
  const uuid = random.uuid();
  await database.$executeRaw`
    INSERT INTO device (uuid, client_uuid, device_id, type, name, created_at, last_seen_at)
    VALUES (${uuid}, ${clientUuid}, ${deviceId}, ${type}, ${name}, ${now}, ${now})
    ON CONFLICT (client_uuid, device_id) DO UPDATE SET type = ${type}, name = ${name}, last_seen_at = ${now}`;
  const device = await database.device.findUniqueOrThrow({
    where: { clientUuid_deviceId: { clientUuid, deviceId } },
  });
  if (device.uuid === uuid) await noteNewDevice(deps, device);
  return device;
}

/**
 * API-29: a session registers the device of its sign-in alone, where that had one. Device after device would push the
 * client's own out, since only twenty are kept (SEC-D9).
 */
function requireOwnDevice({ deviceId }: Session, given: string): void {
  if (deviceId === undefined || deviceId === given) return;
  const message = 'Must be the device of this sign-in.';
  throw new ApiError('VALIDATION', { fields: [{ field: 'device_id', code: 'other_device', message }] });
}

/** SEC-H18: the first device is the one that the account was opened on: it needs no entry and no alert. */
async function noteNewDevice(
  deps: Deps,
  { clientUuid, deviceId, name }: { clientUuid: string; deviceId: string; name: string },
): Promise<void> {
  const devices = await list(deps, clientUuid);
  if (devices.length > 1) {
    await deps.history.record('new_device', { clientUuid, deviceId, deviceName: name });
    deps.alerts.newDevice(clientUuid, name);
  }
  for (const old of devices.slice(DEVICES_KEPT))
    await deps.database.$transaction((transaction) => forget(deps, old, transaction));
}

function list({ database }: Deps, clientUuid: string) {
  return database.device.findMany({
    where: { clientUuid },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
  });
}

type KnownDevice = { readonly uuid: string; readonly clientUuid: string; readonly deviceId: string };

/** SEC-H19: together with its entry. Of two calls at once only one finds the device. */
async function forgetListed(deps: Deps, session: Session, uuid: string): Promise<void> {
  const { database, history } = deps;
  const { clientUuid } = session;
  const device = orNotFound(await database.device.findUnique({ where: { uuid, clientUuid } }));
  await database.$transaction(async (transaction) => {
    if (!(await forget(deps, device, transaction))) throw new ApiError('NOT_FOUND');
    await history.record('device_forgotten', session, transaction);
  });
}

async function forgetIfKnown(deps: Deps, clientUuid: string, deviceId: string): Promise<boolean> {
  const { database } = deps;
  const device = await database.device.findUnique({
    where: { clientUuid_deviceId: { clientUuid, deviceId } },
  });
  if (device) await database.$transaction((transaction) => forget(deps, device, transaction));
  return device !== null;
}

/** False where another call has forgotten it meanwhile. */
async function forget(
  { clock }: Deps,
  { uuid, clientUuid, deviceId }: KnownDevice,
  transaction: Transaction,
): Promise<boolean> {
  const { count } = await transaction.device.deleteMany({ where: { uuid, clientUuid } });
  await transaction.issuedToken.updateMany({
    where: { clientUuid, deviceId, revokedAt: null },
    data: { revokedAt: clock.now() },
  });
  return count === 1;
}
