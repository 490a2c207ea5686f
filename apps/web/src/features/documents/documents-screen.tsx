import type { ReactNode } from 'react';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Pages } from '#ui/action/pages.tsx';
import { EmptyState } from '#ui/feedback/state-panel.tsx';
import { countOf } from '#ui/format/counts.ts';
import { useListAtItsTop } from '#ui/hooks/use-list-at-its-top.ts';
import { type DocumentPage, useDocumentRequests, useDocuments, usePolicyNames } from './document-queries.ts';
import styles from './documents-screen.module.css';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentFilters } from './filters.tsx';
import { ListAge } from './list-age.tsx';
import {
  addressOf,
  type DocumentsParams,
  everyDocument,
  isFiltered,
  readParams,
  writeParams,
} from './search-params.ts';
import { DocumentActions } from './send-document.tsx';
import { WaitingRequests } from './waiting-requests.tsx';
import { YearGroups } from './year-groups.tsx';

/** P-13: the client's documents, newest first, below the firm's requests (P-14). */
export function DocumentsScreen() {
  const [query, setQuery] = useSearchParams();
  const params = readParams(query);
  const documents = useDocuments(params);
  const requests = useDocumentRequests();
  const policyNames = usePolicyNames();
  const list = useListAtItsTop(params.page);
  const choose = (change: Partial<DocumentsParams>) =>
    setQuery(writeParams({ ...params, page: 1, ...change }));
  const answer = documents.data;
  if (answer?.offered === false) return <NotOffered />;
  // What is asked for is above everything else: until it is known, it would move what is shown.
  if (requests.isLoading && requests.errorUpdateCount === 0)
    return (
      <div className={styles.page}>
        <DocumentActions policyId={params.policy} />
        <DocumentsSkeleton />
      </div>
    );
  const hasNone = answer !== undefined && isNothing(answer) && !isFiltered(params) && params.page === 1;
  return (
    <div className={styles.page}>
      <DocumentActions policyId={params.policy} />
      <QueryBoundary
        query={requests}
        loading={null}
        failed={(failure) => (
          <FailedPart heading="We could not load what we need from you" failure={failure} />
        )}
      >
        {({ requests: all, unreadable }) => (
          <>
            <WaitingRequests all={all} policy={params.policy} />
            <UnreadableNote count={unreadable} one="request" many="requests" />
          </>
        )}
      </QueryBoundary>
      {hasNone ? null : (
        <DocumentFilters
          params={params}
          years={answer?.years}
          policyNames={policyNames}
          newCount={answer?.unreadCount ?? 0}
          onChoose={choose}
        />
      )}
      <QueryBoundary
        query={documents}
        loading={<DocumentsSkeleton />}
        failed={(failure) => (
          <FailedPage heading="We could not load your documents" failure={failure}>
            Your documents are safe.
          </FailedPage>
        )}
      >
        {(shown) => (
          <>
            <ListAge query={documents} />
            {hasNone ? (
              <EmptyState heading="No documents yet">
                You will find statements, letters and everything else that we send you here, with what you
                send us.
              </EmptyState>
            ) : (
              <section
                ref={list}
                className={styles.list}
                tabIndex={-1}
                aria-label="Documents"
                aria-busy={documents.isPlaceholderData}
              >
                <div className={styles.result}>
                  <p role="status">{countText(shown, params)}</p>
                  {isFiltered(params) ? (
                    <button type="button" className={textLink} onClick={() => choose(everyDocument)}>
                      Clear filters
                    </button>
                  ) : null}
                </div>
                <YearGroups documents={shown.documents} policyNames={policyNames ?? new Map()} />
                <UnreadableNote count={shown.unreadable} one="document" many="documents" />
                {isNothing(shown) ? (
                  <NothingHere params={params} onClear={() => choose(everyDocument)} />
                ) : (
                  <Pages
                    page={params.page}
                    pages={shown.pages}
                    labels={['Newer documents', 'Older documents']}
                    stepTo={(page, look) => <Link {...look} to={addressOf({ ...params, page })} />}
                  />
                )}
              </section>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function isNothing({ documents, unreadable }: DocumentPage): boolean {
  return documents.length + unreadable === 0;
}

function countText({ totalCount, unreadable }: DocumentPage, params: DocumentsParams): string {
  const count = countOf(Math.max(totalCount, unreadable), ['document', 'documents']);
  return isFiltered(params) ? `${count} found` : count;
}

/** None that fits the filters, or a page beyond the last. */
function NothingHere({ params, onClear }: { params: DocumentsParams; onClear: () => void }): ReactNode {
  if (params.page > 1)
    return (
      <p className={styles.beyond}>
        There is nothing on this page.{' '}
        <Link className={textLink} to={addressOf({ ...params, page: 1 })}>
          Go to the first page
        </Link>
      </p>
    );
  return (
    <EmptyState
      heading="No documents match these filters"
      actions={
        <Button kind="quiet" onClick={onClear}>
          Show all documents
        </Button>
      }
    >
      Try fewer words, another year or another kind of document.
    </EmptyState>
  );
}

/** Shown when the firm does not offer documents; no link leads here then. */
function NotOffered() {
  return (
    <MissingPage
      heading="Documents are not offered here"
      onward={{ to: paths.account.to(), label: 'Go to your account' }}
    >
      We do not keep documents in this portal. You receive them as you usually do.
    </MissingPage>
  );
}
