import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { type DocumentContent, wholeContent } from './document-content.ts';
import styles from './picture.module.css';
import { PaperSkeleton, Sentence } from './placeholder.tsx';

type PictureProps = { id: string; content: DocumentContent; title: string };

/** Within what every browser can draw: 4096 by 4096 is the limit of older phones. */
const LONGEST_SIDE = 4096;

/** A picture as it was sent, the right way up. */
export function Picture({ id, content, title }: PictureProps) {
  const query = useQuery({
    queryKey: ['document-picture', id],
    queryFn: async ({ signal }) => ({
      drawing: await drawing(await wholeContent(id, content, signal), content.type),
    }),
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
          <Sentence>This picture is damaged and cannot be shown here. You can download it as it is.</Sentence>
        ) : (
          <Drawn canvas={canvas} title={title} />
        )
      }
    </QueryBoundary>
  );
}

/** The page's policy has no addresses for bytes in memory, so the picture is drawn; null where it is damaged. */
async function drawing(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(new Blob([bytes], { type })).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

function Drawn({ canvas, title }: { canvas: HTMLCanvasElement; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(canvas), [canvas]);
  return <div ref={place} className={styles.picture} role="img" aria-label={title} />;
}
