import { invalidField } from '../../http/api-error.ts';
import { link } from '../../http/hal.ts';
import type { Serve } from '../../http/register-endpoint.ts';
import { type CursorPosition, readCursor, writeCursor } from './insights-cursor.ts';
import { presentInsight, presentNames } from './insights-presenter.ts';
import type { Insights } from './insights-service.ts';

/** API-19. */
export function insightsRoutes(serve: Serve, insights: Insights): void {
  serve('insights.list', async ({ session, query }) => {
    const { categories: category, writer: author } = query.InsightSearch ?? {};
    const filters = {
      ...(category === undefined ? {} : { 'InsightSearch[categories]': category }),
      ...(author === undefined ? {} : { 'InsightSearch[writer]': author }),
    };
    const after = query.cursor === undefined ? undefined : requirePosition(query.cursor);
    const { items, last } = await insights.search(session.clientUuid, { category, author, after });
    const next = last && link('insights.list', {}, { ...filters, cursor: writeCursor(last) });
    return {
      items: items.map(presentInsight),
      _links: { self: link('insights.list', {}, filters), next: next ?? null },
    };
  });

  serve('insights.categories', async () => presentNames(await insights.categories()));

  serve('insights.authors', async () => presentNames(await insights.authors()));

  serve('insights.view', async ({ session, params }) =>
    presentInsight(await insights.byId(session.clientUuid, params.id)),
  );

  serve('insights.like', async ({ session, params }) => ({
    like_count: await insights.like(session.clientUuid, params.id),
    liked: true as const,
  }));

  serve('insights.unlike', async ({ session, params }) => ({
    like_count: await insights.unlike(session.clientUuid, params.id),
    liked: false as const,
  }));
}

function requirePosition(cursor: string): CursorPosition {
  const position = readCursor(cursor);
  if (position) return position;
  throw invalidField('cursor', 'invalid', 'Must be the cursor of a next link.');
}
