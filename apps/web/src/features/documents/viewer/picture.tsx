import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { drawPicture } from '#core/documents/draw-picture.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { type DocumentContent, wholeContent } from './document-content.ts';
import styles from './picture.module.css';
import { downloadHint, PaperSkeleton, Sentence } from './placeholder.tsx';

type PictureProps = { id: string; content: DocumentContent; title: string };

/** A picture as it was sent, the right way up. It is drawn, because the page's policy allows no `blob:` addresses. */
export function Picture({ id, content, title }: PictureProps) {
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
      {({ drawing: canvas }) =>
        canvas === null ? (
          <Sentence>
            This picture is damaged and cannot be shown here. {downloadHint('You can download it as it is.')}
          </Sentence>
        ) : (
          <Drawn canvas={canvas} title={title} />
        )
      }
    </QueryBoundary>
  );
}

function Drawn({ canvas, title }: { canvas: HTMLCanvasElement; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(canvas), [canvas]);
  return <div ref={place} className={styles.picture} role="img" aria-label={title} />;
}
