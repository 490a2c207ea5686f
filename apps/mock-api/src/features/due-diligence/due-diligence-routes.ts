import type { Serve } from '../../http/register-endpoint.ts';
import { presentEntry, presentPanelItem, presentReport } from './due-diligence-presenter.ts';
import type { DueDiligence } from './due-diligence-service.ts';

/** API-18. */
export function dueDiligenceRoutes(serve: Serve, dueDiligence: DueDiligence): void {
  serve('dueDiligence.list', async () => ({ items: (await dueDiligence.all()).map(presentEntry) }));

  serve('dueDiligence.view', async ({ params }) => presentEntry(await dueDiligence.byUuid(params.uuid)));

  serve('dueDiligence.panel', async ({ params }) => ({
    items: (await dueDiligence.panelOf(params.uuid)).map(presentPanelItem),
  }));

  serve('dueDiligence.report', async ({ params }) =>
    presentReport(await dueDiligence.reportOn(params.id, params.providerId)),
  );
}
