import type { ReactNode, Ref } from 'react';
import styles from './list-detail.module.css';

type ListDetailProps = {
  /** Comes before the list in reading order: the figure that the list adds up to. */
  lead?: ReactNode;
  /** Name of the list, for screen reader users who navigate by landmarks. */
  listLabel: string;
  /** Left out when the lead says why there is none. */
  list?: ReactNode;
  /** The list takes focus when a control that acted on it is removed. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it (WCAG 2.1.1)
        <section ref={listRef} className={styles.list} aria-label={listLabel} tabIndex={0}>
          {list}
        </section>
      )}
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}

/** The controls above a list; they stay while the list scrolls. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

/** A page without a list beside it, as wide as the detail of a list. */
export function SinglePane({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <div className={styles.singlePane}>{children}</div>
    </div>
  );
}

/** In place of the rows of a list that could not be loaded. */
export function ListFailure({ children }: { children: ReactNode }) {
  return <div className={styles.failure}>{children}</div>;
}

/** In place of the rows of an empty list, or of one that its search or filters leave empty. */
export function ListEmpty({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <p className={styles.empty}>
      <strong>{heading}</strong>
      {children}
    </p>
  );
}

/** A note below the rows of a list, in line with them. */
export function ListNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}

/**
 * Class of a row in a list beside its detail: the current one (`aria-current`, `data-current`) has the noon line and
 * its spot.
 */
export const currentMark: string = styles.current ?? '';

/** The same where rows are cards on phones, which show no mark. */
export const currentMarkOnWide = `${currentMark} ${styles.onWideScreens}`;
