import { useQuery } from '@tanstack/react-query';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { type Document, type DocumentContent, loadContent } from './document-content.ts';
import { Pdf } from './pdf/pdf.tsx';
import { Picture } from './picture.tsx';
import { PaperSkeleton, Sentence } from './placeholder.tsx';
import { PlainText } from './plain-text.tsx';

type DocumentBodyProps = { document: Document; title: string };

const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** P-18: what is in a document, where this page can show it; the bytes of others are not fetched. */
export function DocumentBody({ document, title }: DocumentBodyProps) {
  const { mediaType } = document;
  if (mediaType !== null && !shownTypes.has(mediaType)) return <NotShown mediaType={mediaType} />;
  return <FetchedBody document={document} title={title} />;
}

function FetchedBody({ document, title }: DocumentBodyProps) {
  // Bytes are kept while the page is open and no longer. Without a network it says so at once.
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
        <Sentence>The file of this document is no longer here. Please contact us if you need it.</Sentence>
      }
      failed={(failure) => <FailedPart heading="We could not load this document" failure={failure} />}
    >
      {(content) => <Shown {...{ document, title, content }} />}
    </QueryBoundary>
  );
}

function Shown({ document, title, content }: DocumentBodyProps & { content: DocumentContent }) {
  const { id } = document;
  if (content.size === 0) return <Sentence>This file is empty.</Sentence>;
  if (content.type === 'application/pdf') return <Pdf id={id} content={content} title={title} />;
  if (content.type === 'text/plain') return <PlainText content={content} title={title} />;
  if (content.type === 'image/jpeg' || content.type === 'image/png')
    return <Picture id={id} content={content} title={title} />;
  return <NotShown mediaType={content.type} />;
}

function NotShown({ mediaType }: { mediaType: string }) {
  const what = mediaType === 'image/heic' ? 'A photo in the HEIC format' : 'A file of this kind';
  return <Sentence>{what} cannot be shown here. Download it to open it on your device.</Sentence>;
}
