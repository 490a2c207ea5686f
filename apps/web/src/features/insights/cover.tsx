import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './cover.module.css';

/** The picture of an article, drawn from its id. Decorative. */
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

/** A cover while its article loads. */
export function CoverSkeleton() {
  return (
    <span className={styles.skeleton}>
      <Skeleton width="100%" height="100%" />
    </span>
  );
}

/** Width and height of the drawing; covers of other shapes show its middle. */
export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 240;

/** A field of fine lines, and the noon line with its spot on it. */
type CoverDrawing = {
  /** Path data of the field. */
  lines: string;
  spot: { x: number; y: number };
};

type Field = (shift: number) => CoverDrawing;

/** How far apart two covers of one field may be drawn, in units of the drawing. */
const MOST_SHIFT = 48;

const fields: readonly Field[] = [
  (shift) => ({
    lines: times(17, (i) => {
      const y = 30 + i * 13;
      return `M0 ${y} C${120 + i * 3} ${10 + i * 9 + shift} ${230 - i * 2} ${96 + i * 9 - shift} 400 ${y - 4}`;
    }),
    spot: { x: 296 - shift, y: 71 },
  }),
  (shift) => ({
    lines: times(13, (i) => circle(300 - i * 4 - shift, 118, 10 + i * 15)),
    spot: { x: 300 - shift, y: 118 },
  }),
  (shift) => ({
    lines: times(15, (i) => `M${20 + i * 26} 240V${Math.round(200 - shift - 150 * (i / 14) ** 1.7)}`),
    spot: { x: 306, y: 108 - shift },
  }),
  (shift) => ({
    lines: times(16, (i) => `M${-120 + i * 34 - shift} 260A280 280 0 0 1 ${160 + i * 34 - shift} -20`),
    spot: { x: 184 + shift, y: 95 },
  }),
];

/** The cover of an article: always the same one, and another than most of its neighbours. */
export function coverDrawing(insightId: string): CoverDrawing {
  const number = numberOf(insightId);
  const field = fields[number % fields.length] as Field;
  return field(Math.floor(number / fields.length) % MOST_SHIFT);
}

/** A hash: the same number for the same text (FNV-1a, 32 bits). */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (const character of text)
    number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return number;
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_line, index) => draw(index)).join('');
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
