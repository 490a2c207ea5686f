import { defaultRangeExtractor, measureElement, type Range, type Virtualizer } from '@tanstack/react-virtual';
import type { ListEntry } from './list-entries.ts';
import type { ListRoom } from './use-list-room.ts';

/** Heights in rem of a line before it has been drawn, and the room between two lines. */
const heights = {
  pane: { policy: 6, category: 3.25, gap: 0 },
  page: { policy: 6.65, category: 2.5, gap: 0.75 },
} as const;
const LINES_BEYOND_SIGHT = 6;

type RolledLines = {
  entries: readonly ListEntry[];
  /** Index of the line with the focus. */
  focused: number | null;
  place: keyof typeof heights;
  room: ListRoom;
};

/** How the lines of a list are rolled. The one with the focus stays drawn, so that scrolling never takes the focus away. */
export function rollingOptions({ entries, focused, place, room: { top, rem } }: RolledLines) {
  const { gap, ...height } = heights[place];
  return {
    count: entries.length,
    scrollMargin: top,
    estimateSize: (index: number) => height[entries[index]?.kind ?? 'policy'] * rem,
    gap: gap * rem,
    getItemKey: (index: number) => entries[index]?.key ?? index,
    measureElement: measureShown,
    overscan: LINES_BEYOND_SIGHT,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused, range.count),
  };
}

function withFocused(inSight: number[], focused: number | null, count: number): number[] {
  if (focused === null || focused >= count || inSight.includes(focused)) return inSight;
  return [...inSight, focused].toSorted((one, other) => one - other);
}

/** On phones the list is hidden while a policy is read; what it measured before then still holds. */
function measureShown<Scroller extends Element | Window>(
  line: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  roller: Virtualizer<Scroller, HTMLLIElement>,
): number {
  if (line.offsetParent !== null) return measureElement(line, entry, roller);
  const index = roller.indexFromElement(line);
  return roller.itemSizeCache.get(roller.options.getItemKey(index)) ?? roller.options.estimateSize(index);
}
