import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { orNotFound } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import { londonMoment } from '../../mail/security-mails.ts';
import type { Random } from '../../random.ts';
import type { Devices } from '../device/device-service.ts';
import { startThread } from '../messages/start-thread.ts';
import type { OpenSessions } from '../sessions/open-sessions.ts';
import type { SecurityHistory } from './security-history.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  devices: Devices;
  openSessions: OpenSessions;
  history: SecurityHistory;
};

export type ReportEvent = ReturnType<typeof createReportEvent>;

/**
 * SEC-H6: "This was not me": every other session ends first, then the device of the entry is forgotten unless it is the
 * caller's own (SEC-H21), and a conversation with the firm starts, once for each entry. NOT_FOUND for an entry of
 * another client (SEC-F1).
 */
export function createReportEvent(deps: Deps) {
  return async (session: Session, uuid: string) => {
    const { database, openSessions, history } = deps;
    const { clientUuid } = session;
    const event = orNotFound(await database.securityEvent.findFirst({ where: { uuid, clientUuid } }));
    const ended = await openSessions.endOthers(session);
    const isForgotten = await forgetDevice(deps, session, event.deviceId);
    const draft = {
      clientUuid,
      subject: 'This was not me',
      body: bodyOf(event),
      policyUuid: null,
      attachmentUuids: [],
      // The colon keeps it apart from keys of callers, which have none.
      key: `not-me:${uuid}`,
    };
    const threadUuid = await startThread(deps, draft, (transaction) =>
      history.record('reported', session, transaction),
    );
    return { ended, isForgotten, threadUuid };
  };
}

function bodyOf({ occurredAt, deviceName }: { occurredAt: Date; deviceName: string | null }): string {
  const onDevice = deviceName ? `, on ${deviceName}` : '';
  const entry = `${londonMoment(occurredAt)}${onDevice}`;
  return `My security history shows something that I did not do: ${entry}. Please call me about it.`;
}

async function forgetDevice(
  { devices }: Deps,
  { clientUuid, deviceId: own }: Session,
  deviceId: string | null,
): Promise<boolean> {
  if (deviceId === null || deviceId === own) return false;
  return devices.forgetIfKnown(clientUuid, deviceId);
}
