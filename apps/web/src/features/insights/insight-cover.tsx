import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from './cover-drawing.ts';
import styles from './insight-cover.module.css';

/** The picture of an article, drawn from its id. It says nothing that the title does not. */
export function InsightCover({ insightId }: { insightId: string }) {
  const { lines, spot } = coverDrawing(insightId);
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.field} d={lines} />
      <path className={styles.noon} d={`M${spot.x} 0V${COVER_HEIGHT}`} />
      <circle className={styles.spot} cx={spot.x} cy={spot.y} r="6" />
    </svg>
  );
}
