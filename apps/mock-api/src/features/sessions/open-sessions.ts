import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';

type Deps = { database: Database; clock: Clock; history: SecurityHistory };

export type OpenSessions = ReturnType<typeof createOpenSessions>;

/**
 * SEC-D12: the sessions that a client is signed in with, each with its device, its start and its last use. Each has a
 * token that still opens everything; one that was signed out of at the gateway is among them (SEC-D27).
 */
export function createOpenSessions(deps: Deps) {
  return {
    /** Used last first. */
    list: (clientUuid: string) => list(deps, clientUuid),
    /** NOT_FOUND for one that has ended, and for one of another client (SEC-F1). */
    end: (session: Session, uuid: string) => end(deps, session, uuid),
    /** Ends all but that of the caller, and returns how many there were. */
    endOthers: (session: Session) => endOthers(deps, session),
  };
}

/** Of a token that opens everything, unless it was revoked. */
function isFull({ clock }: Deps) {
  return { scope: 'full', expiresAt: { gt: clock.now() } };
}

function isOpen(deps: Deps, clientUuid: string) {
  return { clientUuid, tokens: { some: { ...isFull(deps), revokedAt: null } } };
}

/** The name under which a device was registered comes first: that of a packaged app is not in its user agent. */
async function list(deps: Deps, clientUuid: string) {
  const [rows, devices] = await Promise.all([
    deps.database.signInSession.findMany({
      where: isOpen(deps, clientUuid),
      orderBy: [{ lastUsedAt: 'desc' }, { startedAt: 'desc' }],
    }),
    deps.database.device.findMany({ where: { clientUuid }, select: { deviceId: true, name: true } }),
  ]);
  const names = new Map(devices.map(({ deviceId, name }) => [deviceId, name]));
  return rows.map((row) => ({ ...row, deviceName: names.get(row.deviceId ?? '') ?? row.deviceName }));
}

async function end(deps: Deps, session: Session, uuid: string): Promise<void> {
  const { database, clock, history } = deps;
  const { clientUuid } = session;
  const ofSession = { sessionUuid: uuid, clientUuid, revokedAt: null };
  const data = { revokedAt: clock.now() };
  await database.$transaction(async (transaction) => {
    // The change comes first: of two calls at once it is one that finds the session open.
    const { count } = await transaction.issuedToken.updateMany({
      where: { ...ofSession, ...isFull(deps) },
      data,
    });
    if (count === 0) throw new ApiError('NOT_FOUND');
    await transaction.issuedToken.updateMany({ where: ofSession, data });
    await history.record('session_ended', session, transaction);
  });
}

/** A sign-in that is under way elsewhere ends too, and so does an unlock. */
async function endOthers(deps: Deps, session: Session): Promise<number> {
  const { database, clock, history } = deps;
  const { clientUuid, sessionUuid } = session;
  const ofOthers = { clientUuid, revokedAt: null, sessionUuid: { not: sessionUuid ?? '' } };
  const data = { revokedAt: clock.now() };
  return await database.$transaction(async (transaction) => {
    const open = await transaction.issuedToken.updateManyAndReturn({
      where: { ...ofOthers, ...isFull(deps) },
      data,
      select: { sessionUuid: true },
    });
    const others = new Set(open.map((token) => token.sessionUuid)).size;
    await transaction.issuedToken.updateMany({ where: ofOthers, data });
    await transaction.issuedToken.updateMany({ where: { ...ofOthers, sessionUuid: null }, data });
    if (others > 0) await history.record('session_ended', session, transaction);
    return others;
  });
}
