import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentFacts, documentTitle } from '#core/documents/text.ts';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type Document, type DocumentContent, loadContent, mediaTypeOf } from './document-content.ts';
import styles from './document-screen.module.css';
import { DownloadButton, downloadHint } from './download-button.tsx';
import { MarkedAsRead } from './marked-as-read.tsx';
import { Pdf } from './pdf/pdf.tsx';
import { Picture } from './picture.tsx';
import { PaperSkeleton, Sentence } from './placeholder.tsx';
import { PlainText } from './plain-text.tsx';

/** One document, which is read in the page (P-18) or downloaded (P-51). */
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
  const facts = documentFacts(document);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <SubjectHeading ref={heading} name={title} />
          {facts === '' ? null : <p className={styles.facts}>{facts}</p>}
        </div>
        <DownloadButton document={document} />
      </header>
      <DocumentBody document={document} title={title} />
    </article>
  );
}

type DocumentBodyProps = { document: Document; title: string };

const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** P-18: what is in a document, where this page can show it; the bytes of others are not fetched. */
function DocumentBody({ document, title }: DocumentBodyProps) {
  // It may have parameters or capitals.
  const mediaType = mediaTypeOf(document.mediaType);
  if (mediaType === '' || shownTypes.has(mediaType)) return <FetchedBody document={document} title={title} />;
  return (
    <MarkedAsRead document={document}>
      <NotShown mediaType={mediaType} />
    </MarkedAsRead>
  );
}

function FetchedBody({ document, title }: DocumentBodyProps) {
  // P-18: bytes are kept while the page is open and no longer. Without a network it says so at once.
  const query = useQuery({
    queryKey: ['document-content', document.id],
    queryFn: ({ signal }) => loadContent(document.id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return (
    <QueryBoundary
      query={query}
      loading={<PaperSkeleton />}
      notFound={
        <MarkedAsRead document={document}>
          <Sentence>The file of this document is no longer here. Please contact us if you need it.</Sentence>
        </MarkedAsRead>
      }
      failed={(failure) => <FailedPart heading="We could not load this document" failure={failure} />}
    >
      {(content) => <Shown {...{ document, title, content }} />}
    </QueryBoundary>
  );
}

/** A picture and a PDF may need more than the first bytes, so they mark the document themselves. */
function Shown({ document, title, content }: DocumentBodyProps & { content: DocumentContent }) {
  const { size, type } = content;
  if (size > 0 && type === 'application/pdf') return <Pdf {...{ document, content, title }} />;
  if (size > 0 && (type === 'image/jpeg' || type === 'image/png'))
    return <Picture {...{ document, content, title }} />;
  return (
    <MarkedAsRead document={document}>
      <ShownAtOnce content={content} title={title} />
    </MarkedAsRead>
  );
}

function ShownAtOnce({ content, title }: { content: DocumentContent; title: string }) {
  if (content.size === 0) return <Sentence>This file is empty.</Sentence>;
  if (content.type === 'text/plain') return <PlainText content={content} title={title} />;
  return <NotShown mediaType={content.type} />;
}

function NotShown({ mediaType }: { mediaType: string }) {
  const what = mediaType === 'image/heic' ? 'A photo in the HEIC format' : 'A file of this kind';
  return (
    <Sentence>
      {what} cannot be shown here. {downloadHint('Download it to open it on your device.')}
    </Sentence>
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
