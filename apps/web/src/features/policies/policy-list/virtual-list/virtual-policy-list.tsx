import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMediaQuery, WIDE } from '#ui/hooks/use-media-query.ts';
import { usePrinting } from '#ui/hooks/use-printing.ts';
import type { Basis } from '../../basis.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { CategoryHeading, entriesOf, type ListEntry } from './category-groups.tsx';
import { virtualOptions } from './options.ts';
import { useListMetrics } from './use-list-metrics.ts';
import styles from './virtual-policy-list.module.css';

type VirtualPolicyListProps = {
  policies: readonly PolicyListItem[];
  row: (policy: PolicyListItem) => ReactNode;
  /** Under a heading for each category. */
  isGrouped: boolean;
  basis: Basis;
  /** Uuid of the policy that is open beside the list. */
  openPolicy: string | null;
};

/**
 * A list of any length that draws only the lines in view, and all of them in print. It scrolls with its pane on wide
 * screens and with the page on phones.
 */
export function VirtualPolicyList({ policies, isGrouped, basis, row, openPolicy }: VirtualPolicyListProps) {
  const isWide = useMediaQuery(WIDE);
  const isPrinted = usePrinting();
  const entries = useMemo(() => entriesOf(policies, isGrouped, basis), [policies, isGrouped, basis]);
  const lines: LinesProps = {
    entries,
    policies: policies.length,
    draw: (entry) => {
      if (entry.kind === 'policy') return row(entry.policy);
      const { key, ...head } = entry;
      return <CategoryHeading {...head} />;
    },
    openIndex: entries.findIndex(({ key }) => key === openPolicy),
  };
  if (isPrinted) return <AllLines {...lines} />;
  return isWide ? <LinesInPane {...lines} /> : <LinesInPage {...lines} />;
}

type LinesProps = {
  entries: readonly ListEntry[];
  /** How many policies there are. */
  policies: number;
  draw: (entry: ListEntry) => ReactNode;
  /** Index of the open policy; −1 where there is none. */
  openIndex: number;
};

function LinesInPane(props: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...virtualOptions({ entries: props.entries, focused, scrollsIn: 'pane', metrics: useListMetrics(list) }),
    getScrollElement: () => list.current?.closest('section') ?? null,
  });
  const { openIndex } = props;
  // Once, when the list opens; afterwards people scroll as they like.
  const scrollToOpen = useEffectEvent(() => {
    if (openIndex >= 0) virtualizer.scrollToIndex(openIndex, { align: 'auto' });
  });
  useEffect(() => scrollToOpen(), []);
  return <Lines {...props} virtualizer={virtualizer} list={list} onFocusedLine={setFocused} />;
}

function LinesInPage(props: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...virtualOptions({ entries: props.entries, focused, scrollsIn: 'page', metrics: useListMetrics(list) }),
  });
  return <Lines {...props} virtualizer={virtualizer} list={list} onFocusedLine={setFocused} />;
}

type VirtualProps<Scroller extends Element | Window> = LinesProps & {
  virtualizer: Virtualizer<Scroller, HTMLLIElement>;
  list: RefObject<HTMLUListElement | null>;
  onFocusedLine: (index: number | null) => void;
};

function Lines<Scroller extends Element | Window>(props: VirtualProps<Scroller>) {
  const { entries, policies, draw, virtualizer, list, onFocusedLine } = props;
  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const index = target.closest('li')?.dataset.index;
    onFocusedLine(index === undefined ? null : Number(index));
  }
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={noteFocus}
      onBlur={() => onFocusedLine(null)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index];
        return entry ? (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.line}
            style={{ translate: `0 ${start - virtualizer.options.scrollMargin}px` }}
            {...positionOf(entry, policies)}
          >
            {draw(entry)}
          </li>
        ) : null;
      })}
    </ul>
  );
}

function AllLines({ entries, draw }: LinesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>{draw(entry)}</li>
      ))}
    </ul>
  );
}

/** Most lines are not in the document, so each states its position and how many policies there are. */
function positionOf(entry: ListEntry, policies: number) {
  return entry.kind === 'policy' ? { 'aria-posinset': entry.position, 'aria-setsize': policies } : {};
}
