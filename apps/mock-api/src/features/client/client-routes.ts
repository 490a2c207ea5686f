import type { Serve } from '../../http/register-endpoint.ts';
import { presentClient } from './client-presenter.ts';
import type { Clients } from './client-service.ts';

/** A15. */
export function clientRoutes(serve: Serve, clients: Clients): void {
  serve('client.view', async ({ session }) => presentClient(await clients.byUuid(session.clientUuid)));
}
