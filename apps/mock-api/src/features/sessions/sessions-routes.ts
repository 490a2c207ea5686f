import type { Serve } from '../../http/register-endpoint.ts';
import type { OpenSessions } from './open-sessions.ts';

/** Where a person is signed in: an extension of the API. */
export function sessionsRoutes(serve: Serve, openSessions: OpenSessions): void {
  serve('sessions.list', async ({ session }) => ({
    sessions: (await openSessions.list(session.clientUuid)).map((row) => ({
      uuid: row.uuid,
      device_name: row.deviceName,
      started_at: row.startedAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      is_current: row.uuid === session.sessionUuid,
    })),
  }));

  serve('sessions.end', async ({ session, params, log }) => {
    await openSessions.end(session, params.uuid);
    log.info({ client: session.clientUuid }, 'a session was ended');
    return {};
  });

  serve('sessions.endOthers', async ({ session, log }) => {
    const ended = await openSessions.endOthers(session);
    log.info({ client: session.clientUuid, ended }, 'all other sessions were ended');
    return { ended };
  });
}
