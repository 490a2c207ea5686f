import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentKindNames } from '#core/documents/kinds.ts';
import { documentTitle } from '#core/documents/rows.tsx';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { formatShortDay } from '#ui/format/day.ts';
import { formatFileSize } from '#ui/format/file-size.ts';
import { DocumentBody } from './document-body.tsx';
import type { Document } from './document-content.ts';
import styles from './document-screen.module.css';
import { DownloadButton } from './download-button.tsx';
import { PaperSkeleton } from './placeholder.tsx';

/** P-18: one document, read in the page. */
export function DocumentScreen() {
  const trpc = useTRPC();
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      query={useQuery(trpc.documents.byId.queryOptions({ id }))}
      loading={<DocumentSkeleton />}
      notFound={
        <MissingPage
          heading="We could not find this document"
          onward={{ to: paths.documents.to(), label: 'All documents' }}
        >
          It may have been removed, or the address may be mistyped.
        </MissingPage>
      }
      failed={(failure) => <FailedPage heading="We could not load this document" failure={failure} />}
    >
      {(document) => <DocumentPage document={document} />}
    </QueryBoundary>
  );
}

function DocumentPage({ document }: { document: Document }) {
  const title = documentTitle(document);
  const heading = useOpenedHeading();
  useDocumentTitle(title);
  const { kind, date, size } = document;
  const facts = [
    kind && documentKindNames[kind],
    date && formatShortDay(date),
    size !== null && formatFileSize(size),
  ].filter(Boolean);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <SubjectHeading ref={heading} name={title} />
          {facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>}
        </div>
        <DownloadButton document={document} />
      </header>
      <DocumentBody document={document} title={title} />
    </article>
  );
}

function DocumentSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading the document
      </p>
      <div className={styles.head} aria-hidden="true">
        <div className={styles.words}>
          <Skeleton width="16rem" height="1.6rem" />
          <Skeleton width="11rem" height="0.9rem" />
        </div>
      </div>
      <PaperSkeleton />
    </div>
  );
}
