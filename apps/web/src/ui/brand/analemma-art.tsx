import styles from './analemma-art.module.css';
import { curvePath, dayOfYear, gridPath, HEIGHT, monthMarks, pointOf, WIDTH } from './analemma-drawing.ts';

const curve = curvePath();
const grid = gridPath();
const marks = monthMarks();

export type AnalemmaProps = { date: Date; className?: string | undefined };

/** The noon spot through a year, with the spot at `date`. Decorative: hidden from assistive technology. */
export function AnalemmaArt({ date, className }: AnalemmaProps) {
  const spot = pointOf(dayOfYear(date));
  return (
    <svg className={`${styles.art} ${className ?? ''}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.grid} d={grid} />
      <path className={styles.noon} d={`M${WIDTH / 2} 0V${HEIGHT}`} />
      <path className={styles.curve} d={curve} />
      {marks.map(({ x, y, name }) => (
        <circle key={name} className={styles.tick} cx={x} cy={y} r="2.6" />
      ))}
      {marks
        .filter((_, index) => index % 2 === 0)
        .map(({ x, y, name, side }) => (
          <text
            key={name}
            className={styles.month}
            x={side === 'end' ? x - 14 : x + 14}
            y={y + 4}
            textAnchor={side}
          >
            {name}
          </text>
        ))}
      <circle className={styles.halo} cx={spot.x} cy={spot.y} r="17" />
      <circle className={styles.spot} cx={spot.x} cy={spot.y} r="8" />
    </svg>
  );
}
