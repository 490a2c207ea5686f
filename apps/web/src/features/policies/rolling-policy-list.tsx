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
import { useMediaQuery } from '#ui/use-media-query.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { entriesOf, type ListEntry } from './list-entries.ts';
import { ListGroupHead } from './list-group-head.tsx';
import type { PolicyListItem } from './policy-list-item.ts';
import { rollingOptions } from './rolling-options.ts';
import styles from './rolling-policy-list.module.css';
import { useListRoom } from './use-list-room.ts';

type RollingPolicyListProps = {
  policies: readonly PolicyListItem[];
  row: (policy: PolicyListItem) => ReactNode;
  /** Under a head for each category. */
  isGrouped: boolean;
  /** Uuid of the policy that stands beside the list. */
  chosen: string | null;
};

/**
 * A list of any length of which only the lines in sight are drawn; on paper all of them. It scrolls with its pane on
 * wide screens and with the page on phones.
 */
export function RollingPolicyList({ policies, isGrouped, row, chosen }: RollingPolicyListProps) {
  const isWide = useMediaQuery('(min-width: 64em)');
  const isPrinted = usePrinting();
  const entries = useMemo(() => entriesOf(policies, isGrouped), [policies, isGrouped]);
  const lines: LinesProps = {
    entries,
    policies: policies.length,
    draw: (entry) => {
      if (entry.kind === 'policy') return row(entry.policy);
      const { key, ...head } = entry;
      return <ListGroupHead {...head} />;
    },
    chosen: entries.findIndex(({ key }) => key === chosen),
  };
  if (isPrinted) return <AllLines {...lines} />;
  return isWide ? <LinesInPane {...lines} /> : <LinesInPage {...lines} />;
}

type LinesProps = {
  entries: readonly ListEntry[];
  /** How many policies there are. */
  policies: number;
  draw: (entry: ListEntry) => ReactNode;
  /** Index of the chosen policy; −1 where there is none. */
  chosen: number;
};

function LinesInPane(props: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const roller = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...rollingOptions({ entries: props.entries, focused, place: 'pane', room: useListRoom(list) }),
    getScrollElement: () => list.current?.closest('section') ?? null,
  });
  const { chosen } = props;
  // On arrival; afterwards people scroll as they like.
  const comeToChosen = useEffectEvent(() => {
    if (chosen >= 0) roller.scrollToIndex(chosen, { align: 'auto' });
  });
  useEffect(() => comeToChosen(), []);
  return <Lines {...props} roller={roller} list={list} onFocusedLine={setFocused} />;
}

function LinesInPage(props: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const roller = useWindowVirtualizer<HTMLLIElement>({
    ...rollingOptions({ entries: props.entries, focused, place: 'page', room: useListRoom(list) }),
  });
  return <Lines {...props} roller={roller} list={list} onFocusedLine={setFocused} />;
}

type RolledProps<Scroller extends Element | Window> = LinesProps & {
  roller: Virtualizer<Scroller, HTMLLIElement>;
  list: RefObject<HTMLUListElement | null>;
  onFocusedLine: (index: number | null) => void;
};

function Lines<Scroller extends Element | Window>(props: RolledProps<Scroller>) {
  const { entries, policies, draw, roller, list, onFocusedLine } = props;
  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const index = target.closest('li')?.dataset.index;
    onFocusedLine(index === undefined ? null : Number(index));
  }
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height: roller.getTotalSize() }}
      onFocus={noteFocus}
      onBlur={() => onFocusedLine(null)}
    >
      {roller.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index];
        return entry ? (
          <li
            key={key}
            ref={roller.measureElement}
            data-index={index}
            className={styles.line}
            style={{ translate: `0 ${start - roller.options.scrollMargin}px` }}
            {...placeOf(entry, policies)}
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

/** Most lines are not in the document, so each says which of how many it is. */
function placeOf(entry: ListEntry, policies: number) {
  return entry.kind === 'policy' ? { 'aria-posinset': entry.place, 'aria-setsize': policies } : {};
}
