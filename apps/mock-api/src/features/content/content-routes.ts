import type { ContentPage } from '@portal/contract/v1/content';
import type { Serve } from '../../http/register-endpoint.ts';
import type { Content } from './content-service.ts';

/** P-10, extensions of the API. */
export function contentRoutes(serve: Serve, content: Content): void {
  serve('content.list', async ({ session }) => ({
    items: (await content.pagesFor(session)).map(presentPage),
  }));

  serve('content.view', async ({ session, params }) => presentPage(await content.byId(session, params.id)));
}

type PageRow = Awaited<ReturnType<Content['byId']>>;

/** A page of the firm; lists leave its text behind when they are parsed. */
function presentPage({ id, title, html, updatedOn }: PageRow): ContentPage {
  return { id, title, html, updated_on: updatedOn };
}
