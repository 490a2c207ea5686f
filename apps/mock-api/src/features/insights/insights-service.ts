import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { orNotFound } from '../../http/api-error.ts';
import type { CursorPosition } from './insights-cursor.ts';

/** Articles in one part of the list. */
const PART_SIZE = 10;

type Deps = { database: Database; clock: Clock };
type Search = { category: string | undefined; author: string | undefined; after: CursorPosition | undefined };

export type Insights = ReturnType<typeof createInsights>;

/**
 * Articles as one client sees them: how often liked, and whether by this client. Nothing is shown before it is
 * published.
 */
export function createInsights(deps: Deps) {
  const { database, clock } = deps;
  return {
    /** Newest first; one more than a page is read, to know whether there is a next page. */
    search: (clientUuid: string, wanted: Search) => search(deps, clientUuid, wanted),
    byId: async (clientUuid: string, id: string) =>
      orNotFound(
        await database.insight.findFirst({
          where: { id, publishedAt: { lte: clock.now() } },
          include: likesFor(clientUuid),
        }),
      ),
    categories: () => database.insightCategory.findMany({ orderBy: { name: 'asc' } }),
    authors: () => database.insightAuthor.findMany({ orderBy: { name: 'asc' } }),
    /** Returns the number of likes; a client counts once, however often and concurrently they call (SEC-I7). */
    like: (clientUuid: string, id: string) => like(deps, clientUuid, id),
    /** Returns the number of likes that are left. */
    unlike: (clientUuid: string, id: string) => unlike(deps, clientUuid, id),
  };
}

function likesFor(clientUuid: string) {
  return {
    _count: { select: { likes: true } },
    likes: { where: { clientUuid } },
    author: { select: { bio: true } },
  } as const;
}

async function search({ database, clock }: Deps, clientUuid: string, wanted: Search) {
  const { category, author, after } = wanted;
  const rows = await database.insight.findMany({
    where: {
      publishedAt: { lte: clock.now() },
      ...(category === undefined ? {} : { categoryId: category }),
      ...(author === undefined ? {} : { authorId: author }),
      ...(after === undefined ? {} : { OR: [{ publishedAt: { lt: after.publishedAt } }, isTieAfter(after)] }),
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'asc' }],
    take: PART_SIZE + 1,
    include: likesFor(clientUuid),
  });
  const items = rows.slice(0, PART_SIZE);
  return { items, last: rows.length > PART_SIZE ? items.at(-1) : undefined };
}

/** Articles of the same moment are ordered by id. */
function isTieAfter({ publishedAt, id }: CursorPosition) {
  return { publishedAt, id: { gt: id } };
}

async function like({ database, clock }: Deps, clientUuid: string, insightId: string): Promise<number> {
  const now = clock.now();
  await requirePublished(database, insightId, now);
  await database.$executeRaw`
    INSERT INTO insight_like (client_uuid, insight_id, liked_at) VALUES (${clientUuid}, ${insightId}, ${now})
    ON CONFLICT (client_uuid, insight_id) DO NOTHING`;
  return database.insightLike.count({ where: { insightId } });
}

async function unlike({ database, clock }: Deps, clientUuid: string, insightId: string): Promise<number> {
  await requirePublished(database, insightId, clock.now());
  await database.insightLike.deleteMany({ where: { clientUuid, insightId } });
  return database.insightLike.count({ where: { insightId } });
}

async function requirePublished(database: Database, id: string, now: Date): Promise<void> {
  orNotFound(
    await database.insight.findFirst({ where: { id, publishedAt: { lte: now } }, select: { id: true } }),
  );
}
