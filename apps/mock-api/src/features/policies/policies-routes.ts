import { londonDay } from '@portal/contract/shapes/calendar-day';
import type { Clock } from '../../clock.ts';
import { link } from '../../http/hal.ts';
import type { Serve } from '../../http/register-endpoint.ts';
import { presentPolicy } from './policies-presenter.ts';
import type { Policies } from './policies-service.ts';
import { presentEmbedded, presentGraph, presentValuation } from './valuation-presenter.ts';
import { rangeOf } from './valuation-series.ts';

type Deps = { policies: Policies; clock: Clock };

/** API-21, API-30. */
export function policiesRoutes(serve: Serve, { policies, clock }: Deps): void {
  serve('policies.list', async ({ session }) => {
    const rows = await policies.ofClient(session.clientUuid);
    return { items: rows.map(presentPolicy), _links: { self: link('policies.list', {}) } };
  });

  serve('policies.view', async ({ session, params }) => {
    const { policy, valuation } = await policies.withValuation(session.clientUuid, params.uuid);
    return { ...presentPolicy(policy), _embedded: valuation && presentEmbedded(valuation) };
  });

  serve('policies.latestValuation', async ({ session, params }) =>
    presentValuation(await policies.latestValuation(session.clientUuid, params.uuid)),
  );

  serve('policies.valuationGraph', async ({ session, params, query }) => {
    const range = rangeOf(query.date_range, londonDay(clock.now()));
    const graph = await policies.graph(session.clientUuid, params.uuid, range);
    return presentGraph(graph, { name: query.date_range, ...range });
  });
}
