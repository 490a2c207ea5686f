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
import { Pagination } from '#ui/action/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { countOf } from '#ui/format/counts.ts';
import { useListAtItsTop } from '#ui/hooks/use-list-at-its-top.ts';
import { DocumentActions } from './actions.tsx';
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
import { WaitingRequests } from './waiting-requests.tsx';
import { YearGroups } from './year-groups.tsx';

/** P-13: the client's documents, newest first, below the firm's requests (P-14). */
export function DocumentsScreen() {
  const [query, setQuery] = useSearchParams();
  const params = readParams(query);
  const documents = useDocuments(params);
  const requests = useDocumentRequests();
  const policyNames = usePolicyNames();
  const choose = (change: Partial<DocumentsParams>) =>
    setQuery(writeParams({ ...params, page: 1, ...change }));
  const answer = documents.data;
  if (answer?.offered === false) return <NotOffered />;
  // What is asked for is above everything else: until it is known, it would move what is shown.
  if (requests.isLoading && requests.errorUpdateCount === 0)
    return (
      <div className={styles.page}>
        <DocumentsSkeleton />
      </div>
    );
  const hasNone =
    answer !== undefined &&
    isNothing(answer) &&
    !documents.isPlaceholderData &&
    !isFiltered(params) &&
    params.page === 1;
  return (
    <div className={styles.page}>
      <RequestsSection query={requests} policy={params.policy} />
      <DocumentActions policyId={params.policy} />
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
                Statements, letters and everything else that we send you will appear here, with what you send
                us.
              </EmptyState>
            ) : (
              <DocumentList
                shown={shown}
                isPrevious={documents.isPlaceholderData}
                isBusy={documents.isPlaceholderData && !documents.isPaused}
                params={params}
                policyNames={policyNames ?? new Map()}
                onClear={() => choose(everyDocument)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

type RequestsSectionProps = { query: ReturnType<typeof useDocumentRequests>; policy: string | null };

function RequestsSection({ query, policy }: RequestsSectionProps) {
  return (
    <QueryBoundary
      query={query}
      loading={null}
      failed={(failure) => <FailedPart heading="We could not load what we need from you" failure={failure} />}
    >
      {({ requests, unreadable }) => (
        <>
          <WaitingRequests all={requests} policy={policy} />
          <UnreadableNote count={unreadable} one="request" many="requests" />
        </>
      )}
    </QueryBoundary>
  );
}

type DocumentListProps = {
  shown: DocumentPage;
  /** It is what was shown before; what is chosen now is not there yet. */
  isPrevious: boolean;
  /** What is chosen now is on its way. */
  isBusy: boolean;
  params: DocumentsParams;
  policyNames: ReadonlyMap<string, string>;
  /** Clears the filters. */
  onClear: () => void;
};

function DocumentList(props: DocumentListProps) {
  const { shown, isPrevious, isBusy, params, policyNames, onClear } = props;
  const { page } = params;
  const list = useListAtItsTop(page);
  // What is shown was found with the filters that were on before.
  const isCleared = isPrevious && page === 1 && !isFiltered(params);
  const isUnmatched = page === 1 && isNothing(shown);
  function clear() {
    onClear();
    // The button disappears.
    list.current?.focus({ preventScroll: true });
  }
  return (
    <section ref={list} className={styles.list} tabIndex={-1} aria-label="Documents" aria-busy={isBusy}>
      <div className={styles.result}>
        <p role="status">{isCleared ? isBusy && 'Loading your documents' : countText(shown, params)}</p>
        {isFiltered(params) ? (
          <button type="button" className={textLink} onClick={clear}>
            Clear filters
          </button>
        ) : null}
      </div>
      <YearGroups documents={shown.documents} policyNames={policyNames} />
      <UnreadableNote count={shown.unreadable} one="document" many="documents" />
      {isUnmatched && !isCleared ? <NoMatch onClear={clear} /> : null}
      {isUnmatched ? null : (
        <Pagination
          page={page}
          pages={shown.pages}
          isEmpty={isNothing(shown)}
          labels={['Newer documents', 'Older documents']}
          stepTo={(to, look) => <Link {...look} to={addressOf({ ...params, page: to })} />}
        />
      )}
    </section>
  );
}

function isNothing({ documents, unreadable }: DocumentPage): boolean {
  return documents.length + unreadable === 0;
}

function countText({ totalCount, unreadable }: DocumentPage, params: DocumentsParams): string {
  const count = countOf(Math.max(totalCount, unreadable), ['document', 'documents']);
  return isFiltered(params) ? `${count} found` : count;
}

function NoMatch({ onClear }: { onClear: () => void }) {
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
