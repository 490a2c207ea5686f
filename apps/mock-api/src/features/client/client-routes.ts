import type { Serve } from '../../http/register-endpoint.ts';
import type { SecurityHistory } from '../security-events/security-history.ts';
import type { Amendments } from './amendments.ts';
import { presentClient } from './client-presenter.ts';
import type { Clients } from './client-service.ts';

type Deps = { clients: Clients; amendments: Amendments; history: SecurityHistory };

/** API-15. */
export function clientRoutes(serve: Serve, { clients, amendments, history }: Deps): void {
  serve('client.view', async ({ session }) => presentClient(await clients.byUuid(session.clientUuid)));

  serve('client.update', async ({ session, body }) => {
    await amendments.request(session.clientUuid, body.changedFields);
    await history.record('details_changed', session);
    return {};
  });
}
