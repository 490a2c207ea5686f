import type { Serve } from '../../http/register-endpoint.ts';
import { presentPage } from './content-presenter.ts';
import type { Content } from './content-service.ts';

/** P-10, extensions of the API. */
export function contentRoutes(serve: Serve, content: Content): void {
  serve('content.list', async ({ session }) => ({
    items: (await content.pagesFor(session)).map(presentPage),
  }));

  serve('content.view', async ({ session, params }) => presentPage(await content.byId(session, params.id)));
}
