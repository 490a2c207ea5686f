import type { EndpointRequest } from '@portal/contract/endpoint';
import type { publishInsightEndpoint } from '@portal/contract/qa/publish';
import type { Transaction } from '@portal/prisma/client';
import { invalidField } from '../../http/api-error.ts';
import type { QaDeps } from '../qa-deps.ts';

type Input = EndpointRequest<typeof publishInsightEndpoint>['body'];

const WORDS_A_MINUTE = 200;
const MAX_ID_LENGTH = 64;

/** Publishes an article now and notifies everyone who can sign in. */
export async function publishInsight({ database, clock, random, services }: QaDeps, input: Input) {
  const title = input.title ?? 'A note from the desk';
  const html = input.html ?? '<p>This article was published to try the portal.</p>';
  return await database.$transaction(async (transaction) => {
    const article = await transaction.insight.create({
      data: {
        id: idOf(title, random.uuid()),
        title,
        summary: input.summary ?? 'Published a moment ago.',
        html,
        ...(await placeOf(transaction, input)),
        publishedAt: clock.now(),
        readingMinutes: Math.max(1, Math.round(html.split(/\s+/).length / WORDS_A_MINUTE)),
      },
    });
    await services.system.touch(transaction, 'insight');
    await tellEverybody(transaction, services, article);
    return article;
  });
}

/** Its category and writer: those named, or the first there are. */
async function placeOf(transaction: Transaction, input: Input) {
  const [category, author] = await Promise.all([
    transaction.insightCategory.findFirst({
      where: input.category_id === undefined ? {} : { id: input.category_id },
    }),
    transaction.insightAuthor.findFirst({
      where: input.author_id === undefined ? {} : { id: input.author_id },
    }),
  ]);
  if (!category) throw invalidField('category_id', 'unknown', 'There is no such category.');
  if (!author) throw invalidField('author_id', 'unknown', 'There is no such writer.');
  return { categoryId: category.id, authorId: author.id };
}

async function tellEverybody(
  transaction: Transaction,
  { notify }: QaDeps['services'],
  { id, title }: { id: string; title: string },
): Promise<void> {
  const people = await transaction.client.findMany({
    where: { passwordHash: { not: null }, disabledAt: null },
    select: { uuid: true },
  });
  for (const { uuid } of people)
    await notify(transaction, {
      clientUuid: uuid,
      type: 'insight_published',
      title: 'A new article to read',
      body: title,
      target: { route: 'insight', id },
    });
}

/** The words of the title, and something that no other article has. */
function idOf(title: string, uuid: string): string {
  const mark = uuid.slice(0, 8);
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID_LENGTH - mark.length - 1)
    .replace(/^-+|-+$/g, '');
  return words === '' ? mark : `${words}-${mark}`;
}
