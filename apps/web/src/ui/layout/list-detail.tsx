import type { ReactNode, Ref } from 'react';
import styles from './list-detail.module.css';

type ListDetailProps = {
  /** Comes before the list in reading order: the figure that the list adds up to. */
  lead?: ReactNode;
  /** Name of the list, for people who move by landmarks. */
  listLabel: string;
  /** Left away where the lead says why there is none. */
  list?: ReactNode;
  /** The list takes focus where a control that acted on it has gone. */
  listRef?: Ref<HTMLElement>;
  detail?: ReactNode;
  /** On phones: everything in one column, or the detail alone, where it is a page of its own. */
  narrow?: 'all' | 'detail';
  isBusy?: boolean;
};

/** A list beside what it is about. Phones show one column in the same order. */
export function ListDetail(props: ListDetailProps) {
  const { lead, listLabel, list, listRef, detail, narrow = 'all', isBusy = false } = props;
  return (
    <div className={styles.panes} data-narrow={narrow} data-has-list={list !== undefined} aria-busy={isBusy}>
      {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
      {list === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <section ref={listRef} className={styles.list} aria-label={listLabel} tabIndex={0}>
          {list}
        </section>
      )}
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}
