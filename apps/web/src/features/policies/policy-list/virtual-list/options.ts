import { defaultRangeExtractor, measureElement, type Range, type Virtualizer } from '@tanstack/react-virtual';
import type { ListEntry } from './category-groups.tsx';
import type { ListMetrics } from './use-list-metrics.ts';

/** Estimated heights in rem of a line before it is measured, and the gap between two lines. */
const heights = {
  pane: { policy: 6, category: 3.25, gap: 0 },
  page: { policy: 6.65, category: 2.5, gap: 0.75 },
} as const;
const OVERSCAN_LINES = 6;

type VirtualLines = {
  entries: readonly ListEntry[];
  /** Index of the line with the focus. */
  focused: number | null;
  scrollsIn: keyof typeof heights;
  metrics: ListMetrics;
};

/** Options of the virtualizer. The line with the focus stays drawn, so that scrolling never loses the focus. */
export function virtualOptions({ entries, focused, scrollsIn, metrics: { top, rem } }: VirtualLines) {
  const { gap, ...height } = heights[scrollsIn];
  return {
    count: entries.length,
    scrollMargin: top,
    estimateSize: (index: number) => height[entries[index]?.kind ?? 'policy'] * rem,
    gap: gap * rem,
    getItemKey: (index: number) => entries[index]?.key ?? index,
    measureElement: measureShown,
    overscan: OVERSCAN_LINES,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused, range.count),
  };
}

function withFocused(inView: number[], focused: number | null, count: number): number[] {
  if (focused === null || focused >= count || inView.includes(focused)) return inView;
  return [...inView, focused].toSorted((one, other) => one - other);
}

/** On phones the list is hidden while a policy is open; the last measurement is then still valid. */
function measureShown<Scroller extends Element | Window>(
  line: HTMLLIElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, HTMLLIElement>,
): number {
  if (line.offsetParent !== null) return measureElement(line, entry, virtualizer);
  const index = virtualizer.indexFromElement(line);
  return (
    virtualizer.itemSizeCache.get(virtualizer.options.getItemKey(index)) ??
    virtualizer.options.estimateSize(index)
  );
}
