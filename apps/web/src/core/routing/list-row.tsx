import { type ReactNode, useEffect, useRef } from 'react';
import styles from './list-row.module.css';
import { PageLink } from './page-link.tsx';

type ListRowProps = {
  to: string;
  /** It is the one that the page beside the list shows. */
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
    <li ref={row} className={styles.row} data-current={isCurrent}>
      <PageLink
        className={styles.link}
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

/** The rows of a list. */
export function ListRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
