import type { SecurityEventKind } from '@portal/contract/v1/security-events';
import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Background } from '../../http/server/background.ts';
import { writeDecoy } from '../../mail/decoy-write.ts';
import type { Random } from '../../random.ts';

/** Entries of one page. */
export const SECURITY_PAGE_SIZE = 20;

type Deps = { database: Database; clock: Clock; random: Random; background: Background };

/** Whose account it happened to, and on which device as far as the caller says it; a session is one. */
export type EventSubject = {
  clientUuid: string;
  deviceId?: string | undefined;
  deviceName?: string | undefined;
};

/** The same of an address that may be nobody's. */
type PossibleSubject = Omit<EventSubject, 'clientUuid'> & { clientUuid: string | undefined };

/** SEC-H19: what is stored together with its entry, or not at all: its transaction must be named. */
type Change =
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_made'
  | 'device_forgotten'
  | 'details_changed';
type Within<Kind> = Kind extends Change ? [within: Transaction] : [within?: Transaction];

export type SecurityHistory = ReturnType<typeof createSecurityHistory>;

/**
 * SEC-H5: what happened to the security of each account. An entry holds no more than a kind, a moment and a device. A
 * trigger of the database refuses to change one (SEC-H20). SEC-H18: device-service.ts leaves the first device out.
 */
export function createSecurityHistory(deps: Deps) {
  return {
    /** `within` the transaction of what happened, where there is one. */
    record: <Kind extends SecurityEventKind>(kind: Kind, subject: EventSubject, ...[within]: Within<Kind>) =>
      record(deps, { kind, subject, within }),
    /** After the answer, with the same work for an address that no client has (SEC-A9). */
    recordLater: (kind: Exclude<SecurityEventKind, Change>, { clientUuid, ...device }: PossibleSubject) =>
      deps.background(async () => {
        if (clientUuid === undefined) await writeDecoy(deps);
        else await record(deps, { kind, subject: { clientUuid, ...device } });
      }),
    /** Newest first; pages are counted from 1, and one beyond the last is empty. */
    page: (clientUuid: string, page: number) => readPage(deps, clientUuid, page),
  };
}

type Entry = { kind: SecurityEventKind; subject: EventSubject; within?: Transaction | undefined };

async function record({ database, clock, random }: Deps, { kind, subject, within }: Entry): Promise<void> {
  const { clientUuid, deviceId = null, deviceName = null } = subject;
  await (within ?? database).securityEvent.create({
    data: { uuid: random.uuid(), clientUuid, kind, occurredAt: clock.now(), deviceId, deviceName },
  });
}

async function readPage({ database }: Deps, clientUuid: string, page: number) {
  const [rows, totalCount, devices] = await Promise.all([
    database.securityEvent.findMany({
      where: { clientUuid },
      orderBy: [{ occurredAt: 'desc' }, { uuid: 'asc' }],
      skip: (page - 1) * SECURITY_PAGE_SIZE,
      take: SECURITY_PAGE_SIZE,
    }),
    database.securityEvent.count({ where: { clientUuid } }),
    database.device.findMany({ where: { clientUuid }, select: { uuid: true, deviceId: true } }),
  ]);
  const known = new Map(devices.map(({ uuid, deviceId }) => [deviceId, uuid]));
  const events = rows.map((row) => ({ ...row, deviceUuid: known.get(row.deviceId ?? '') ?? null }));
  return { events, totalCount };
}
