import type { Serve } from '../../http/register-endpoint.ts';
import type { DocumentRequests } from './document-requests.ts';
import { presentDocument, presentRequest } from './documents-presenter.ts';
import { DOCUMENT_PAGE_SIZE, type Documents } from './documents-service.ts';

type Deps = { documents: Documents; documentRequests: DocumentRequests };

/** P-13 and P-14, extensions of the API. */
export function documentsRoutes(serve: Serve, { documents, documentRequests }: Deps): void {
  serve('documents.list', async ({ session, query }) => {
    const { rows, totalCount, unreadCount, years } = await documents.page(session.clientUuid, query);
    return {
      documents: rows.map(presentDocument),
      pagination: { totalCount, defaultPageSize: DOCUMENT_PAGE_SIZE },
      unread_count: unreadCount,
      years,
    };
  });

  serve('documents.view', async ({ session, params }) =>
    presentDocument(await documents.documentOf(session.clientUuid, params.uuid)),
  );

  serve('documents.content', ({ session, params }) => documents.contentOf(session.clientUuid, params.uuid));

  serve('documents.markRead', async ({ session, params }) => {
    await documents.markRead(session.clientUuid, params.uuid);
    return {};
  });

  serve('documents.add', async ({ session, headers, body, file }) =>
    presentDocument(
      await documents.add({
        clientUuid: session.clientUuid,
        file,
        fileName: body.file_name,
        title: body.title,
        kind: body.kind,
        policyUuid: body.policy_uuid ?? null,
        requestUuid: body.request_uuid ?? null,
        key: headers['Idempotency-Key'] ?? null,
      }),
    ),
  );

  serve('documentRequests.list', async ({ session }) => ({
    requests: (await documentRequests.all(session.clientUuid)).map(presentRequest),
  }));

  serve('documentRequests.view', async ({ session, params }) =>
    presentRequest(await documentRequests.requestOf(session.clientUuid, params.uuid)),
  );
}
