import { useState } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { InsightSummary } from '../insight-queries.ts';
import styles from './cover.module.css';
import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from './drawing.ts';

type InsightCoverProps = { insight: Pick<InsightSummary, 'id' | 'categoryId' | 'imageUrl'> };

/** P-37: the picture of an article: the firm's own, else one drawn from its category and id. Decorative. */
export function InsightCover({ insight: { id, categoryId, imageUrl } }: InsightCoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl !== null && imageUrl !== failedUrl) {
    return (
      <img
        className={styles.cover}
        src={imageUrl}
        alt=""
        loading="lazy"
        onError={() => setFailedUrl(imageUrl)}
      />
    );
  }
  return <DrawnCover id={id} categoryId={categoryId} />;
}

function DrawnCover({ id, categoryId }: { id: string; categoryId: string | null }) {
  const { tone, planes, lines, spot } = coverDrawing(id, categoryId);
  return (
    <svg
      className={styles.cover}
      data-tone={tone}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {planes.map(({ shade, d }) => (
        <path key={d} className={styles.plane} data-shade={shade} d={d} />
      ))}
      <path className={styles.lines} d={lines} />
      <path className={styles.noon} d={`M${spot.x} 0V${COVER_HEIGHT}`} />
      <circle className={styles.spot} cx={spot.x} cy={spot.y} r="7" />
    </svg>
  );
}

/** A cover while its article loads. */
export function CoverSkeleton() {
  return (
    <span className={styles.skeleton}>
      <Skeleton width="100%" height="100%" />
    </span>
  );
}
