import type { Serve } from '../../http/register-endpoint.ts';
import type { Amendments } from './amendments.ts';
import { presentClient } from './client-presenter.ts';
import type { Clients } from './client-service.ts';

type Deps = { clients: Clients; amendments: Amendments };

/** API-15. */
export function clientRoutes(serve: Serve, { clients, amendments }: Deps): void {
  serve('client.view', async ({ session }) => presentClient(await clients.byUuid(session.clientUuid)));

  serve('client.update', async ({ session, body }) => {
    await amendments.request(session, body.changedFields);
    return {};
  });
}
