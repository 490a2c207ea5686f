import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { contentTitle } from '#core/format/names.ts';
import { RichText } from '#core/rich-text/rich-text.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { ListRow, ListRows } from '#core/routing/links/list-row.tsx';
import { aboutVipContent, contentAddress, paths } from '#core/routing/paths.ts';
import { Redirect } from '#core/routing/redirect.tsx';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { DetailSkeleton, ListSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { formatDay } from '#ui/format/day.ts';
import { SmallLabel } from '#ui/layout/headings.tsx';
import { ListDetail, ListFailure, ListNote, ListToolbar } from '#ui/layout/list-detail.tsx';
import styles from './content-screen.module.css';

/** P-10: one page of the firm's own text, beside the others. A firm that offers no pages has neither. */
export function ContentScreen() {
  const trpc = useTRPC();
  const { id = '' } = useParams();
  const isOffered = useQuery(trpc.content.list.queryOptions()).data?.offered !== false;
  if (id === aboutVipContent) return <Redirect to={contentAddress(id)} />;
  return (
    <ListDetail
      listLabel="The firm’s pages"
      {...(isOffered ? { list: <ContentList current={id} /> } : {})}
      narrow="detail"
      detail={isOffered ? <ContentPage key={id} id={id} /> : <ContentMissing />}
    />
  );
}

function ContentPage({ id }: { id: string }) {
  const trpc = useTRPC();
  return (
    <QueryBoundary
      query={useQuery(trpc.content.byId.queryOptions({ id }))}
      loading={<DetailSkeleton label="Loading the page" />}
      notFound={<ContentMissing />}
      failed={(failure) => <FailedPage heading="We could not load this page" failure={failure} />}
    >
      {(page) => <ContentArticle page={page} />}
    </QueryBoundary>
  );
}

function ContentMissing() {
  return (
    <MissingPage
      heading="We could not find this page"
      onward={{ to: paths.information.to(), label: paths.information.title }}
    >
      It may have been removed, or the address may be mistyped.
    </MissingPage>
  );
}

/** P-10: the pages that the firm has written; `current` is the open one. */
function ContentList({ current }: { current: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (
    <>
      <ListToolbar>
        <SmallLabel>From {portalConfiguration.firmShortName}</SmallLabel>
      </ListToolbar>
      <QueryBoundary
        query={useQuery(trpc.content.list.queryOptions())}
        loading={<ListSkeleton label="Loading the firm’s pages" />}
        failed={(failure) => (
          <ListFailure>
            <FailedPart heading="We could not load the firm’s other pages" failure={failure} />
          </ListFailure>
        )}
      >
        {({ pages, unreadable }) => (
          <>
            <ListRows>
              {pages.map(({ id, title, updatedOn }) => (
                <ListRow
                  key={id}
                  to={contentAddress(id)}
                  isCurrent={id === current}
                  prefetch={() => void queryClient.prefetchQuery(trpc.content.byId.queryOptions({ id }))}
                  title={contentTitle({ title })}
                  note={updatedOn === null ? null : `Updated ${formatDay(updatedOn)}`}
                />
              ))}
            </ListRows>
            <ListNote>
              <UnreadableNote count={unreadable} one="page" many="pages" />
            </ListNote>
          </>
        )}
      </QueryBoundary>
    </>
  );
}

type Page = RouterOutputs['content']['byId'];

/** The text of a page as the firm wrote it, sanitised, and the day of its last change where that is known. */
function ContentArticle({ page }: { page: Page }) {
  const title = contentTitle(page);
  const heading = useOpenedHeading();
  useDocumentTitle(title);
  return (
    <article className={styles.article}>
      <header>
        <SubjectHeading ref={heading} name={title} />
        {page.updatedOn === null ? null : <p className={styles.day}>Updated {formatDay(page.updatedOn)}</p>}
      </header>
      {page.html === null ? <p>This page has no text yet.</p> : <RichText html={page.html} />}
    </article>
  );
}
