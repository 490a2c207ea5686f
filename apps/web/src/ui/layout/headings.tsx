import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './headings.module.css';

/** The title of the pane beside a list, or of one thing on a page: one step below the title of the page. */
export function PaneTitle({ className = styles.paneTitle, children, ...rest }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 {...rest} className={className}>
      {children}
    </h2>
  );
}

type SectionHeadingProps = { id?: string | undefined; level?: 2 | 3; children: ReactNode };

/** The heading of a section. */
export function SectionHeading({ id, level = 2, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={styles.sectionHeading}>
      {children}
    </Heading>
  );
}

/** The small label above a title, a list or a name. */
export function SmallLabel({ children }: { children: ReactNode }) {
  return <p className={styles.smallLabel}>{children}</p>;
}
