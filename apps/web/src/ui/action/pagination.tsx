import type { ReactNode } from 'react';
import { Icon, leftIcon, rightIcon } from '#ui/icons.tsx';
import { iconButton, textLink } from './classes.ts';
import styles from './pagination.module.css';

/** What the link or button to a page takes over, so that both look and sound the same. */
type StepLook = { className: string; 'data-boxed'?: true; 'aria-label'?: string; children: ReactNode };

type PaginationProps = {
  page: number;
  pages: number;
  /** The page has nothing, such as one beyond the last. */
  isEmpty?: boolean;
  /** Names of the previous and next links. */
  labels?: readonly [back: string, on: string];
  /** The link or button to a page that is there. */
  stepTo: (page: number, look: StepLook) => ReactNode;
};

/** Links from page to page; none for a single page, and from an empty one to the first. */
export function Pagination(props: PaginationProps) {
  const { page, pages, isEmpty = false, labels = ['Previous page', 'Next page'], stepTo } = props;
  if (isEmpty)
    return (
      <p className={styles.empty}>
        There is nothing on this page. {stepTo(1, { className: textLink, children: 'Go to the first page' })}
      </p>
    );
  if (pages < 2) return null;
  const step = (label: string, icon: string, to: number) => {
    const look = {
      className: iconButton,
      'data-boxed': true,
      'aria-label': label,
      children: <Icon shape={icon} />,
    } as const;
    return to < 1 || to > pages ? <button type="button" {...look} disabled /> : stepTo(to, look);
  };
  return (
    <nav className={styles.pages} aria-label="Pages">
      {step(labels[0], leftIcon, page - 1)}
      <span>
        Page {page} of {pages}
      </span>
      {step(labels[1], rightIcon, page + 1)}
    </nav>
  );
}
