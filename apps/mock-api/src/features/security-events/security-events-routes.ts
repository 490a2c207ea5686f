import type { Serve } from '../../http/register-endpoint.ts';
import type { ReportEvent } from './not-me.ts';
import { SECURITY_PAGE_SIZE, type SecurityHistory } from './security-history.ts';

type Deps = { history: SecurityHistory; reportEvent: ReportEvent };

/** The security history (SEC-H5, SEC-H6): an extension of the API. */
export function securityEventsRoutes(serve: Serve, { history, reportEvent }: Deps): void {
  serve('securityEvents.list', async ({ session, deviceId, query }) => {
    const { events, totalCount } = await history.page(session.clientUuid, query.page ?? 1);
    return {
      events: events.map((event) => ({
        uuid: event.uuid,
        kind: event.kind,
        occurred_at: event.occurredAt.toISOString(),
        device_name: event.deviceName,
        device_uuid: event.deviceUuid,
        is_current: event.deviceId !== null && event.deviceId === deviceId,
      })),
      pagination: { totalCount, defaultPageSize: SECURITY_PAGE_SIZE },
      takes_reports: true,
    };
  });

  serve('securityEvents.report', async ({ session, params, log }) => {
    const { ended, isForgotten, threadUuid } = await reportEvent(session, params.uuid);
    log.info({ client: session.clientUuid }, 'an entry of the security history was reported');
    return { sessions_ended: ended, device_forgotten: isForgotten, thread_uuid: threadUuid };
  });
}
