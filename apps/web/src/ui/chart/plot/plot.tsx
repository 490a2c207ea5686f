import { memo, useId } from 'react';
import { chartText } from '#ui/chart/text.ts';
import { formatAxisMoney } from './axes.ts';
import type { ChartDrawing, GapArea } from './drawing.ts';
import styles from './plot.module.css';

type ChartPlotProps = {
  drawing: ChartDrawing;
  /** Pence between two lines of the upright axis; null where there is no scale to write. */
  step: number | null;
  isHidden: boolean;
};

/**
 * What does not move: axes, gaps, tint, older part, events and the two lines. Drawn again only when the series or the
 * size changes.
 */
export const ChartPlot = memo(function ChartPlot({ drawing, step, isHidden }: ChartPlotProps) {
  const { frame, gaps, dots } = drawing;
  const id = useId();
  return (
    <svg className={styles.plot} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <PaintServers id={id} />
      <Axes drawing={drawing} step={step} isHidden={isHidden} />
      {gaps.map((gap) => (
        <GapMark key={gap.x} gap={gap} frame={frame} fill={`url(#${id}-hatch)`} />
      ))}
      <g className={styles.drawn}>
        <path d={drawing.band} fill={`url(#${id}-tint)`} />
        {drawing.older === '' ? null : <path d={drawing.older} fill={`url(#${id}-older)`} />}
        <path className={styles.paidIn} d={drawing.paidIn} />
        <path className={styles.value} d={drawing.value} />
        {dots.map(({ x, y }) => (
          <circle key={x} className={styles.dot} cx={x} cy={y} r="4" />
        ))}
      </g>
      <EventMarks drawing={drawing} />
    </svg>
  );
});

/**
 * Between axis and dates: a triangle that points up where a policy joined, down where one left, a diamond where both
 * did.
 */
function EventMarks({ drawing: { frame, marks } }: { drawing: ChartDrawing }) {
  if (marks.length === 0) return null;
  const [half, tall] = [MARK_HALF_REM * frame.rem, MARK_TALL_REM * frame.rem];
  const top = frame.bottom + half / 2;
  const path = marks.map(({ x, events }) => {
    const [joined, left] = (['joined', 'left'] as const).map((kind) =>
      events.some((event) => event.kind === kind),
    );
    const widest = top + (joined ? tall : 0) / (left ? 2 : 1);
    return `M${x - half} ${widest}L${x} ${top}L${x + half} ${widest}${left ? `L${x} ${top + tall}` : ''}Z`;
  });
  return <path className={styles.event} d={path.join('')} />;
}

const MARK_HALF_REM = 0.3125;
const MARK_TALL_REM = 0.4375;

function PaintServers({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-tint`} x2="0" y2="1">
        <stop className={styles.tint} stopOpacity="0.3" />
        <stop className={styles.tint} offset="1" stopOpacity="0.06" />
      </linearGradient>
      <pattern
        id={`${id}-hatch`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.gapGround} width="6" height="6" />
        <path className={styles.hatch} d="M0 0V6" />
      </pattern>
      <pattern
        id={`${id}-older`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className={styles.older} d="M0 0V5" />
      </pattern>
    </defs>
  );
}

function Axes({ drawing: { frame, lines, dates }, step, isHidden }: ChartPlotProps) {
  const amount = (pence: number, apart: number) => (isHidden ? '£••' : formatAxisMoney(pence, apart));
  return (
    <>
      <path className={styles.grid} d={lines.map(({ y }) => `M${frame.left} ${y}H${frame.right}`).join('')} />
      {step === null
        ? null
        : lines.map(({ y, pence }) => (
            <text
              key={pence}
              className={styles.label}
              x={frame.left}
              y={y}
              dx="-0.6em"
              dy="0.33em"
              textAnchor="end"
            >
              {amount(pence, step)}
            </text>
          ))}
      {dates.map(({ x, label, anchor }) => (
        <text key={x} className={styles.label} x={x} y={frame.height} dy="-0.65em" textAnchor={anchor}>
          {label}
        </text>
      ))}
    </>
  );
}

type GapMarkProps = { gap: GapArea; frame: ChartDrawing['frame']; fill: string };

function GapMark({ gap: { x, width }, frame, fill }: GapMarkProps) {
  const { top, bottom } = frame;
  const text = gapText(width / frame.rem);
  const middle = x + width / 2;
  return (
    <g>
      <rect x={x} y={top} width={width} height={bottom - top} fill={fill} />
      <path className={styles.edge} d={`M${x} ${top}V${bottom}M${x + width} ${top}V${bottom}`} />
      <text className={styles.label} x={middle} y={bottom} textAnchor="middle">
        {text.map((line, index) => (
          <tspan key={line} x={middle} dy={index === 0 ? '-1.7em' : '1.1em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** A gap too narrow for words is named in the sentence under the graph. */
function gapText(widthRem: number): readonly string[] {
  if (widthRem >= 5) return chartText.gap;
  return widthRem >= 3 ? chartText.narrowGap : [];
}
