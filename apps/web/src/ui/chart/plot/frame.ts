/** The measures of a chart in pixels; all grow with the size of text. */
export type ChartFrame = {
  width: number;
  height: number;
  /** Edges of the plot. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How many dates are shown below. */
  dates: number;
  isWide: boolean;
  /** Pixels of one rem. */
  rem: number;
  /** Pixels across the flag of the reading line. */
  flagWidth: number;
};

type Room = {
  /** Pixels across. */
  width: number;
  /** Pixels of one rem. */
  rem: number;
  /** Characters of the longest amount on the axis. */
  labelLength: number;
  /** Characters of the longest amount in the flag. */
  figureLength: number;
  /** Whether the flag of the reading line needs its place above the plot. */
  hasFlag: boolean;
  /** Characters of the longest note in the flag; 0 where it has none. */
  noteLength?: number;
};

const WIDE_FROM_REM = 38;
const REM_PER_CHARACTER = 0.44;
const REM_PER_CHARACTER_OF_NOTE = 0.36;
/** A longer note, which is rare, makes the flag rise above the chart. */
const MOST_NOTE_LINES = 2;

/** The frame for the room there is: wide from 608 px at the usual text size on. */
export function chartFrame({
  width,
  rem,
  labelLength,
  figureLength,
  hasFlag,
  noteLength = 0,
}: Room): ChartFrame {
  const isWide = width >= WIDE_FROM_REM * rem;
  const flag = isWide ? wideFlag(figureLength) : narrowFlag(figureLength, width / rem);
  const noteLines = Math.ceil((noteLength * REM_PER_CHARACTER_OF_NOTE) / (flag.width - 1.5));
  const top = (hasFlag ? flag.headroom + Math.min(noteLines, MOST_NOTE_LINES) * 1.2 : 1) * rem;
  const height = hasFlag ? top + (isWide ? 17.25 : 12.375) * rem : 12.5 * rem;
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
    flagWidth: Math.min(flag.width * rem, width),
  };
}

type Flag = { width: number; headroom: number };

/** Day and three figures in one line. */
function wideFlag(figureLength: number): Flag {
  return { width: 36 + Math.max(0, figureLength - 8) * 1.4, headroom: 3.125 };
}

/** The day, and under it the three figures: two lines, or three where two figures are too wide for one. */
function narrowFlag(figureLength: number, room: number): Flag {
  const width = Math.min(room, 23 + Math.max(0, figureLength - 8) * 1.2);
  const figure = 3.6 + figureLength * 0.36;
  const inLine = Math.max(1, Math.floor((width - 1.5) / figure));
  return { width, headroom: 3.15 + Math.max(2, Math.ceil(3 / inLine)) * 1.225 };
}

function datesFor(plotRem: number, isWide: boolean): number {
  if (isWide) return 5;
  return plotRem >= 12 ? 3 : 2;
}
