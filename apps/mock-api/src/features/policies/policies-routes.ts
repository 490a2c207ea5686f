import { link } from '../../http/hal.ts';
import type { Serve } from '../../http/register-endpoint.ts';
import { presentPolicy } from './policies-presenter.ts';
import type { Policies } from './policies-service.ts';
import { presentValuation } from './valuation-presenter.ts';

/** A21. */
export function policiesRoutes(serve: Serve, policies: Policies): void {
  serve('policies.list', async ({ session }) => {
    const rows = await policies.ofClient(session.clientUuid);
    return { items: rows.map(presentPolicy), _links: { self: link('policies.list', {}) } };
  });

  serve('policies.view', async ({ session, params }) =>
    presentPolicy(await policies.byUuid(session.clientUuid, params.uuid)),
  );

  serve('policies.latestValuation', async ({ session, params }) =>
    presentValuation(await policies.latestValuation(session.clientUuid, params.uuid)),
  );
}
