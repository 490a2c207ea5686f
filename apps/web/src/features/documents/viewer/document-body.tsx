import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { type Document, type DocumentContent, loadContent, mediaTypeOf } from './document-content.ts';
import { Pdf } from './pdf/pdf.tsx';
import { Picture } from './picture.tsx';
import { downloadHint, PaperSkeleton, Sentence } from './placeholder.tsx';
import { PlainText } from './plain-text.tsx';

type DocumentBodyProps = { document: Document; title: string };

const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']);

/** P-18: what is in a document, where this page can show it; the bytes of others are not fetched. */
export function DocumentBody({ document, title }: DocumentBodyProps) {
  // The firm writes it as it likes.
  const mediaType = mediaTypeOf(document.mediaType);
  if (mediaType === '' || shownTypes.has(mediaType)) return <FetchedBody document={document} title={title} />;
  return (
    <Opened document={document}>
      <NotShown mediaType={mediaType} />
    </Opened>
  );
}

function FetchedBody({ document, title }: DocumentBodyProps) {
  // P-19: bytes are kept while the page is open and no longer. Without a network it says so at once.
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
      {(content) => (
        <Opened document={document}>
          <Shown {...{ document, title, content }} />
        </Opened>
      )}
    </QueryBoundary>
  );
}

/**
 * P-18: opening a document marks it as read, once its content is there; lists and badges are then fetched again. A
 * failure is not shown.
 */
function Opened({ document: { id, isRead }, children }: { document: Document; children: ReactNode }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.documents.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.documents.pathFilter()),
    }),
  );
  const mark = useEffectEvent(() => isRead === false && mutate({ id }));
  useEffect(() => void mark(), []);
  return children;
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
  return (
    <Sentence>
      {what} cannot be shown here. {downloadHint('Download it to open it on your device.')}
    </Sentence>
  );
}
