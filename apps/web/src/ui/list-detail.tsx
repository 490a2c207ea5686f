import type { ReactNode, Ref } from 'react';
import styles from './list-detail.module.css';

type ListDetailProps = {
  /** What stands before the list when read from the top: the figure that the list adds up to. */
  lead: ReactNode;
  /** Name of the list, for people who move by landmarks. */
  listLabel: string;
  list: ReactNode;
  /** The list takes focus where a control that acted on it has gone. */
  listRef?: Ref<HTMLElement>;
  detail?: ReactNode;
  /** Which of lead and list one column has room for. */
  onPhones?: 'both' | 'lead' | 'list';
  isBusy?: boolean;
};

/** A list beside what it is about. Phones show one column in the same order. */
export function ListDetail(props: ListDetailProps) {
  const { lead, listLabel, list, listRef, detail, onPhones = 'both', isBusy = false } = props;
  return (
    <div className={styles.panes} data-on-phones={onPhones} aria-busy={isBusy}>
      <div className={styles.lead}>{lead}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section ref={listRef} className={styles.list} aria-label={listLabel} tabIndex={0}>
        {list}
      </section>
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}
