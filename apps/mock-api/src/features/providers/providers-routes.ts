import type { Serve } from '../../http/register-endpoint.ts';
import { presentPolicySummary, presentProvider } from './providers-presenter.ts';
import type { Providers } from './providers-service.ts';

/** API-17. */
export function providersRoutes(serve: Serve, providers: Providers): void {
  serve('providers.list', async () => ({ items: (await providers.all()).map(presentProvider) }));

  serve('providers.view', async ({ params }) => presentProvider(await providers.byUuid(params.uuid)));

  serve('providers.myPolicies', async ({ session, query }) => {
    const rows = await providers.policiesOf(session.clientUuid, query.uuid);
    return { items: rows.map(presentPolicySummary) };
  });
}
