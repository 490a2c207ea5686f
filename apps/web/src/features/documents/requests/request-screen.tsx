import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { RequestCard } from '#core/documents/requests/card.tsx';
import { type DocumentRequest, isOpenRequest, requestTitle } from '#core/documents/requests/state.ts';
import { DocumentRows } from '#core/documents/rows.tsx';
import { uploadQueue } from '#core/documents/upload/named-queues.ts';
import { DocumentUpload, useUploads } from '#core/documents/upload/upload.tsx';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { paths } from '#core/routing/paths.ts';
import { useDocumentCount } from '#core/trpc/offered-queries.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { DetailSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import styles from './request-screen.module.css';

/** P-36: what the firm asks for, with the place to send it. It is fetched at each visit: the firm may have decided. */
export function RequestScreen() {
  const trpc = useTRPC();
  const { id = '' } = useParams();
  const isOffered = useDocumentCount()?.offered !== false;
  const query = useQuery(trpc.documents.request.queryOptions({ id }, { staleTime: 0, enabled: isOffered }));
  if (!isOffered) return <RequestMissing />;
  return (
    <QueryBoundary
      key={id}
      query={query}
      loading={<DetailSkeleton label="Loading the request" />}
      notFound={<RequestMissing />}
      failed={(failure) => (
        <FailedPage heading="We could not load this request" failure={failure}>
          What you have sent is safe.
        </FailedPage>
      )}
    >
      {(request) => <RequestPage request={request} />}
    </QueryBoundary>
  );
}

function RequestMissing() {
  return (
    <MissingPage
      heading="We could not find this request"
      onward={{ to: paths.notifications.to(), label: 'Your notifications' }}
    >
      It may have been withdrawn, or the address may be mistyped. You have nothing to send here.
    </MissingPage>
  );
}

function RequestPage({ request }: { request: DocumentRequest }) {
  const title = requestTitle(request);
  const heading = useOpenedHeading();
  useDocumentTitle(title);
  return (
    <article className={styles.page}>
      <SubjectHeading ref={heading} name={title} />
      <RequestCard request={request} isUntitled>
        <Answer request={request} />
      </RequestCard>
      {request.documents.length === 0 ? null : (
        <RuledSection heading="What you sent">
          <DocumentRows documents={request.documents} />
        </RuledSection>
      )}
    </article>
  );
}

/** The place to send it; once it is sent, what was said about that until the page is left. */
function Answer({ request }: { request: DocumentRequest }) {
  const { id, kind, policyId } = request;
  const name = `request ${id}`;
  const hasUploads = useUploads(name).length > 0;
  // What was said about the file before goes when the firm has rejected it meanwhile.
  useEffect(() => {
    if (request.state === 'rejected') uploadQueue(name).clearFinished();
  }, [request.state, name]);
  if (!isOpenRequest(request) && !hasUploads) return null;
  return (
    <DocumentUpload
      name={name}
      about={{ requestId: id, ...(kind && { kind }), ...(policyId && { policyId }) }}
      most={1}
      isClosed={!isOpenRequest(request)}
    />
  );
}
