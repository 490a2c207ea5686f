/** The measures of a chart in pixels; all grow with the size of text. */
export type ChartFrame = {
  width: number;
  height: number;
  /** Edges of the plot. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How many dates stand below. */
  dates: number;
  isWide: boolean;
  /** Pixels of one rem. */
  rem: number;
};

type Room = {
  /** Pixels across. */
  width: number;
  /** Pixels of one rem. */
  rem: number;
  /** Characters of the longest amount on the axis. */
  labelLength: number;
  /** Whether the flag of the reading line needs its place above the plot. */
  hasFlag: boolean;
};

const WIDE_FROM_REM = 38;
const REM_PER_CHARACTER = 0.44;

/** The frame for the room there is: wide from 608 px at the usual text size on. */
export function chartFrame({ width, rem, labelLength, hasFlag }: Room): ChartFrame {
  const isWide = width >= WIDE_FROM_REM * rem;
  const headroom = isWide ? 3.125 : 4.375;
  const top = (hasFlag ? headroom : 1) * rem;
  const height = (hasFlag ? plotHeight(isWide) : 12.5) * rem;
  const left = Math.max(2.75, labelLength * REM_PER_CHARACTER + 0.6) * rem;
  const right = Math.max(width - 0.625 * rem, left + 1);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom: height - 1.875 * rem,
    dates: datesFor((right - left) / rem, isWide),
    isWide,
    rem,
  };
}

function plotHeight(isWide: boolean): number {
  return isWide ? 20.375 : 16.75;
}

function datesFor(plotRem: number, isWide: boolean): number {
  if (isWide) return 5;
  return plotRem >= 12 ? 3 : 2;
}
