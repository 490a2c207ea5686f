import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { drawPicture } from '#core/documents/draw-picture.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { type DocumentContent, type OpenedDocument, wholeContent } from './document-content.ts';
import { downloadHint } from './download-button.tsx';
import { MarkedAsRead } from './marked-as-read.tsx';
import styles from './picture.module.css';
import { PaperSkeleton, Sentence } from './placeholder.tsx';

type PictureProps = { document: OpenedDocument; content: DocumentContent; title: string };

/** A picture as it was sent, the right way up. It is drawn, because the page's policy allows no `blob:` addresses. */
export function Picture({ document, content, title }: PictureProps) {
  const { id } = document;
  const query = useQuery({
    queryKey: ['document-picture', id],
    queryFn: async ({ signal }) => {
      const bytes = await wholeContent(id, content, signal);
      return { drawing: await drawPicture(new Blob([bytes], { type: content.type })) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return (
    <QueryBoundary
      query={query}
      loading={<PaperSkeleton />}
      failed={(failure) => <FailedPart heading="We could not load this picture" failure={failure} />}
    >
      {({ drawing: canvas }) => (
        <MarkedAsRead document={document}>
          {canvas === null ? (
            <Sentence>
              This picture is damaged and cannot be shown here.{' '}
              {downloadHint('You can download it as it is.')}
            </Sentence>
          ) : (
            <Drawn canvas={canvas} title={title} />
          )}
        </MarkedAsRead>
      )}
    </QueryBoundary>
  );
}

function Drawn({ canvas, title }: { canvas: HTMLCanvasElement; title: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.replaceChildren(canvas), [canvas]);
  return <div ref={container} className={styles.picture} role="img" aria-label={title} />;
}
