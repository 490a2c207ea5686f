import type { EndpointRequest } from '@portal/contract/endpoint';
import type { decideAmendmentEndpoint, publishNotificationEndpoint } from '@portal/contract/qa/publish';
import type { Amendment } from '@portal/contract/v1/client';
import type { NotificationType } from '@portal/contract/v1/notifications';
import { presentAmendment } from '../../features/client/client-presenter.ts';
import { presentNotification } from '../../features/notifications/notifications-presenter.ts';
import type { Notice } from '../../features/notifications/notify.ts';
import { presentTerms } from '../../features/terms/terms-routes.ts';
import { ApiError } from '../../http/api-error.ts';
import { findPerson } from '../people/people-state.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';
import { publishInsight } from './publish-insight.ts';
import { publishTerms } from './publish-terms.ts';
import { publishValuation } from './publish-valuation.ts';

type NotificationInput = EndpointRequest<typeof publishNotificationEndpoint>['body'];
type Decision = EndpointRequest<typeof decideAmendmentEndpoint>['body'];

/** what the firm would publish and decide. */
export function publishRoutes(serve: ServeQa, deps: QaDeps): void {
  serve('terms.publish', async ({ body }) => presentTerms(await publishTerms(deps, body)));
  serve('insights.publish', async ({ body }) => presentArticle(await publishInsight(deps, body)));
  serve('people.publishValuation', ({ params, body }) => publishValuation(deps, params.email, body));
  serve('people.decideAmendment', ({ params, body }) => decideAmendment(deps, params.email, body));
  serve('people.notify', async ({ params, body }) => {
    const { uuid } = await findPerson(deps.database, params.email);
    return presentNotification(await deps.services.notify(deps.database, noticeOf(uuid, body)));
  });
}

/** The words of the lists are those of the portal; QA may also try one that the firm invents later. */
function noticeOf(clientUuid: string, input: NotificationInput): Notice {
  return {
    clientUuid,
    type: (input.type ?? 'review_due') as NotificationType,
    title: input.title ?? 'Your yearly review is due',
    body: input.body ?? 'Please choose a time that suits you.',
    target: (input.target ?? null) as Notice['target'],
    actionRequired: input.action_required ?? false,
  };
}

async function decideAmendment(
  { database, services }: QaDeps,
  email: string,
  { decision, note }: Decision,
): Promise<Amendment> {
  const { uuid: clientUuid } = await findPerson(database, email);
  const open = await database.amendment.findUnique({ where: { openForClientUuid: clientUuid } });
  if (!open)
    throw new ApiError('CONFLICT', { message: 'This person has asked for no change of their details.' });
  const decide = decision === 'approved' ? services.amendments.approve : services.amendments.decline;
  await decide(clientUuid, note);
  return presentAmendment(await database.amendment.findUniqueOrThrow({ where: { uuid: open.uuid } }));
}

function presentArticle(row: Awaited<ReturnType<typeof publishInsight>>) {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    category_id: row.categoryId,
    author_id: row.authorId,
    published_at: row.publishedAt.toISOString(),
    reading_minutes: row.readingMinutes,
    image_url: row.imageUrl,
  };
}
