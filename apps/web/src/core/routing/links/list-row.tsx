import { type ReactNode, useEffect, useRef } from 'react';
import { currentMarkOnWide } from '#ui/layout/list-detail.tsx';
import { PageLink } from './link.tsx';
import styles from './list-row.module.css';

type ListRowProps = {
  to: string;
  /** Whether its page is open beside the list. */
  isCurrent: boolean;
  prefetch: () => void;
  title: string;
  note: ReactNode;
  marks?: ReactNode;
  figure?: ReactNode;
};

/** One entry of a list that leads to a page: a card on phones, a line beside the page on wide screens. */
export function ListRow({ to, isCurrent, prefetch, title, note, marks, figure }: ListRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={row} className={currentMarkOnWide} data-current={isCurrent}>
      <PageLink
        className={`${rowLink} ${styles.centred}`}
        to={to}
        prefetch={prefetch}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.main}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.note}>{note}</span>
          {marks ? <span className={styles.marks}>{marks}</span> : null}
        </span>
        {figure ? <span className={styles.figure}>{figure}</span> : null}
      </PageLink>
    </li>
  );
}

/** Class of a link that is a row of a list. */
export const rowLink: string = styles.link ?? '';

type ListRowsProps = {
  /** Something in the rows is still loading. */
  isBusy?: boolean;
  children: ReactNode;
};

/** The rows of a list. */
export function ListRows({ isBusy = false, children }: ListRowsProps) {
  return (
    <ul className={styles.rows} aria-busy={isBusy}>
      {children}
    </ul>
  );
}
